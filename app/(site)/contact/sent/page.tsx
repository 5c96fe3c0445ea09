import type { Metadata } from 'next';
import { buttonVariants } from '@/components/ui/button-variants';
import { IntentLink } from '@/components/ui/intent-link';
import { replyTime } from '@/lib/reply-time';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { site } from '@/lib/site';

export const metadata: Metadata = pageMetadata({
  title: 'Message sent',
  description: `We have your message. ${site.promises.reply}.`,
  path: routes.enquirySent,
  index: false,
});

/** Shown after an enquiry without JavaScript. */
export default function EnquirySentPage() {
  return (
    <div className="arrive-whole page py-24 text-center lg:py-36">
      <p className="label">Contact</p>
      <h1 className="display-lg mt-5">Message Sent Successfully!</h1>
      <p className="mx-auto mt-5 max-w-[48ch] text-stone">{`We’ll get back to you ${replyTime}.`}</p>
      <p className="mt-10 flex flex-wrap justify-center gap-4 max-sm:*:grow">
        <IntentLink href={routes.properties} className={buttonVariants({ variant: 'dark' })}>
          Explore Properties
        </IntentLink>
        <IntentLink href={routes.home} className={buttonVariants({ variant: 'line' })}>
          Back to Home
        </IntentLink>
      </p>
    </div>
  );
}
