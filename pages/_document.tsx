import { Head, Html, Main, NextScript } from 'next/document';
import { fontClasses } from '@/app/fonts';

export default function Document() {
  return (
    <Html lang="en" className={fontClasses}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <body className="flex flex-col">
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
