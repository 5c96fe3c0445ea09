import { FirstScreenEnd } from '@/components/ui/inline-script';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { ContactForm } from './contact-form';
import { OfficeCard } from './office-card';
import { PreferenceFields } from './preference-fields';

type ContactScreenProps = {
  /** Initial subject and message of the form. */
  opening?: { subject: string; message: string };
};

export function ContactScreen({ opening }: ContactScreenProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-14 py-16 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-20 lg:py-22">
      <div className="min-w-0">
        <p className="label">Contact</p>
        <h1 className="display-lg mt-4.5">Tell us what you’re looking for</h1>
        <p className="mt-4.5 mb-12 max-w-[52ch] text-[1.0625rem] text-stone">
          {site.promises.reply}, by phone, email or WhatsApp. Only our team reads your message.
        </p>
        <FirstScreenEnd />
        <div className="print:hidden">
          <ContactForm
            key={opening?.message}
            sourcePath={routes.contact}
            opening={opening}
            preferences={<PreferenceFields />}
          />
        </div>
      </div>
      <div className="lg:sticky lg:top-28 lg:self-start">
        <OfficeCard />
      </div>
    </div>
  );
}
