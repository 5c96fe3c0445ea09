import type { LegalSection } from '@/components/site/legal-page';
import { IntentLink } from '@/components/ui/intent-link';
import { env } from '@/lib/env';
import { emailHref } from '@/lib/format/contact-links';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { purposes } from './purposes';

const { name, office, licences, email, phone } = site;
const mail = <a href={emailHref({ subject: 'Personal data' })}>{email}</a>;

export const privacySections = (): LegalSection[] => [
  {
    id: 'controller',
    title: 'Who is responsible',
    body: (
      <p>
        The controller of your personal data is {name}, {office.lines.join(', ')} (trade licence{' '}
        {licences.tradeLicence}, RERA ORN {licences.orn}). For everything about your data write to {mail} or
        call <span className="figures whitespace-nowrap">{phone}</span>. We process personal data under UAE
        Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data (PDPL).
      </p>
    ),
  },
  {
    id: 'what-for',
    title: 'What we process, why, and for how long',
    body: (
      <>
        <p>
          You can read the whole site without telling us who you are. There are no visitor accounts. We
          process the following:
        </p>
        {purposes(env().ENQUIRY_RETENTION_MONTHS).map((purpose) => (
          <div key={purpose.title} className="mt-6 border-t border-line pt-5">
            <h3 className="font-sans text-base font-semibold tracking-normal text-ink">{purpose.title}</h3>
            <dl className="mt-2 grid gap-x-6 text-[0.9375rem] max-sm:[&>dt]:mt-3 sm:grid-cols-[6.5rem_1fr] sm:gap-y-1">
              <dt className="text-stone">What</dt>
              <dd>{purpose.what}</dd>
              <dt className="text-stone">Basis</dt>
              <dd>{purpose.basis}</dd>
              <dt className="text-stone">How long</dt>
              <dd>{purpose.kept}</dd>
            </dl>
          </div>
        ))}
      </>
    ),
  },
  {
    id: 'consent',
    title: 'Consent, and taking it back',
    body: (
      <>
        <p>
          Where we rely on your consent you may withdraw it at any time, as easily as you gave it. What was
          done before remains lawful.
        </p>
        <ul>
          <li>Newsletter: the unsubscribe link in every message, or an email to us.</li>
          <li>
            Analytics and maps: “Manage Cookies” at the foot of every page; see the{' '}
            <IntentLink href={routes.cookies}>Cookie Policy</IntentLink>.
          </li>
          <li>Enquiries: tell your advisor or write to {mail}.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'recipients',
    title: 'Who else sees it',
    body: (
      <>
        <p>We do not sell personal data. We share it only as far as the purpose needs:</p>
        <ul>
          <li>with those who run our servers and office systems, on our instructions and under contract;</li>
          <li>
            with the owner, developer, bank, trustee office or conveyancer of a home, when you ask us to
            arrange a viewing, an offer or a purchase;
          </li>
          <li>
            with authorities where the law obliges us, such as the Dubai Land Department and the bodies that
            oversee the prevention of money laundering;
          </li>
          <li>
            with Google, only if you allow analytics or have a map shown. WhatsApp learns of you when you
            write to us there.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: 'Transfers abroad',
    body: (
      <p>
        Some of these recipients process data outside the United Arab Emirates. We transfer it only to
        countries with an adequate level of protection, or under the conditions of the PDPL for other
        countries: a contract that binds the recipient to its rules, your express consent, or because the
        transfer is necessary for a contract with you or in your interest.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <p>
        Connections are encrypted, access is limited to those who need it, passwords and link tokens are
        stored as digests only, and our error logs hold no personal data. Should a breach put your privacy at
        risk, we inform the UAE Data Office and you, as the law requires.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>Under the PDPL you may ask us, free of charge,</p>
        <ul>
          <li>what data about you we process, why, with whom we share it and for how long we keep it;</li>
          <li>for your data in a common machine-readable form, for yourself or for another controller;</li>
          <li>to correct what is wrong and to complete what is missing;</li>
          <li>to erase what is no longer needed, or what rests on a consent you have withdrawn;</li>
          <li>to restrict the processing while its accuracy or its lawfulness is in question;</li>
          <li>to stop the processing, for direct marketing at any time and without a reason;</li>
          <li>to have a person look at a decision made by machine. We make none about you.</li>
        </ul>
        <p>
          Write to {mail}. We answer within 30 days, may first have to make sure that it is you, and tell you
          why where the law lets us refuse.
        </p>
      </>
    ),
  },
  {
    id: 'complaint',
    title: 'Complaints',
    body: (
      <p>
        If we have not settled the matter with you, you may complain to the UAE Data Office, the federal
        authority for the protection of personal data. If you live in another country, its law may give you
        further rights and an authority of its own.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The site is meant for adults. We do not knowingly collect data of persons under 18; tell us if you
        think that we did, and we erase it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When we process data in a new way, we change this text first. The date above says when that last
        happened.
      </p>
    ),
  },
];
