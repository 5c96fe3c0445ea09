import type { AppProps } from 'next/app';
import { SiteFrame } from '@/app/(site)/site-frame';
import { fontClasses } from '@/app/fonts';
import '@/app/globals.css';

/** Layout of the pages that set their own status; all others are in `app/`. */
export default function App({ Component, pageProps }: AppProps) {
  return (
    // The classes are on the document too; here they include the font styles.
    <div className={`contents ${fontClasses}`}>
      <SiteFrame>
        <Component {...pageProps} />
      </SiteFrame>
    </div>
  );
}
