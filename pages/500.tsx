import Head from 'next/head';
import { ErrorScreen } from '@/components/site/error-screen';
import { site } from '@/lib/site';

/** What Next answers with when a failure reaches no error boundary, and visitors without scripts with any failure. */
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
