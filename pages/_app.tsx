import type { AppProps } from 'next/app';
import { SiteFrame } from '@/app/(site)/site-frame';
import { cormorant, manrope } from '@/app/fonts';
import '@/app/globals.css';

/** Frame of the pages that must set a status of their own; all others are in `app/`. */
export default function App({ Component, pageProps }: AppProps) {
  return (
    // The classes stand on the document too; here they bring the styles of the fonts along.
    <div className={`contents ${cormorant.variable} ${manrope.variable}`}>
      <SiteFrame>
        <Component {...pageProps} />
      </SiteFrame>
    </div>
  );
}
