import Head from 'next/head';
import { ErrorScreen } from '@/components/site/error-screen';
import { site } from '@/lib/site';

/** Shown by Next for failures outside error boundaries, and for all failures without JavaScript. */
export default function ServerError() {
  return (
    <>
      <Head>
        <title>{`Unexpected Application Error! | ${site.name}`}</title>
      </Head>
      <ErrorScreen />
    </>
  );
}
