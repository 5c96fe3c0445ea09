import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { ContactForm } from '@/components/contact/contact-form';
import { PreferenceFields } from '@/components/contact/preference-fields';
import { ContactLinks } from '@/components/site/contact-links';
import { type RejectedPost, takeFormPost } from '@/lib/enquiries/form/form-post';
import { webRequest } from '@/lib/http/server/web-request';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/**
 * Handles the contact form's plain post and shows the form again if it is rejected. Uses the Pages Router, because
 * only it can read the post and set the status.
 */
export const getServerSideProps: GetServerSideProps<RejectedPost> = async ({ req, res }) => {
  if (req.method !== 'POST') return seeOther(routes.contact);
  const rejected = await takeFormPost(await webRequest(req));
  if (!rejected) return seeOther(routes.enquirySent);
  res.statusCode = rejected.status;
  if (rejected.retryAfter) res.setHeader('Retry-After', rejected.retryAfter);
  return { props: rejected };
};

export default function EnquiryPage({ status, message, errors, values }: RejectedPost) {
  const { property_id, property_title, property_slug, source_path, subject } = values;
  const id = Number(property_id);
  const property =
    id > 0 && property_title && property_slug
      ? { id, title: property_title, slug: property_slug }
      : undefined;
  return (
    <div className="page py-16 lg:py-22">
      <Head>
        <title>{`Your message | ${site.name}`}</title>
      </Head>
      <div className="mx-auto max-w-180">
        <p className="label">Contact</p>
        <h1 className="display-lg mt-4.5">Your message</h1>
        <div role="alert" className="mt-6 mb-10 border-s-3 border-danger bg-white px-5 py-4 font-medium">
          <p>{message}</p>
          {status >= 500 && (
            <ContactLinks message={values.message ?? ''} subject={subject} className="mt-2" />
          )}
        </div>
        <ContactForm
          property={property}
          sourcePath={source_path ?? routes.contact}
          preferences={!property && <PreferenceFields values={values} />}
          rejected={{ values, errors }}
        />
      </div>
    </div>
  );
}

function seeOther(destination: string) {
  return { redirect: { destination, statusCode: 303 } } as const;
}
