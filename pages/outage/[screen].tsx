import type { GetStaticPaths, GetStaticProps } from 'next';
import Head from 'next/head';
import type { ReactNode } from 'react';
import { ArticleMissing, articleMissingTitle, articleUnreadable } from '@/components/blog/article-missing';
import { ContactLinks } from '@/components/site/contact-links';
import { TryAgain } from '@/components/site/try-again';
import { PropertyOrUnitMissing } from '@/components/unit/not-found-screens';
import { propertyNotFound, propertyOrUnitNotFound } from '@/components/unit/not-found-texts';
import type { OutageScreen } from '@/lib/http/layers/error-document';
import { pageTitle } from '@/lib/seo/page-title';

const retry = <TryAgain variant="line" />;

const screens: Record<OutageScreen, { title: string; screen: ReactNode }> = {
  property: {
    title: propertyNotFound.title,
    screen: <PropertyOrUnitMissing isUnit={false} retry={retry} />,
  },
  unit: { title: propertyOrUnitNotFound.title, screen: <PropertyOrUnitMissing isUnit retry={retry} /> },
  article: {
    title: articleMissingTitle,
    screen: <ArticleMissing message={articleUnreadable} retry={retry} />,
  },
};

type OutageProps = { name: OutageScreen };

export const getStaticPaths: GetStaticPaths = () => ({
  paths: Object.keys(screens).map((screen) => ({ params: { screen } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<OutageProps> = ({ params }) => {
  // Only the paths above exist.
  return { props: { name: params?.screen as OutageScreen } };
};

/** What visitors without JavaScript see when these pages fail, see lib/http/layers/error-document.ts. */
export default function OutagePage({ name }: OutageProps) {
  const { title, screen } = screens[name];
  return (
    <>
      <Head>
        <title>{pageTitle(title)}</title>
      </Head>
      {screen}
      <ContactLinks className="page justify-center pb-16" />
    </>
  );
}
