import type { LegalSection } from '@/components/site/legal-page';
import { IntentLink } from '@/components/ui/intent-link';
import { emailHref } from '@/lib/format/contact-links';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

const { name, office, licences, email, phone } = site;

export const termsSections: LegalSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: (
      <>
        <p>
          This site is run by {name}, {office.lines.join(', ')}, a brokerage licensed in Dubai (trade licence{' '}
          {licences.tradeLicence}) and registered with the Real Estate Regulatory Agency (RERA) of the Dubai
          Land Department under office number (ORN) {licences.orn}. “We” and “us” mean this company.
        </p>
        <p>By using the site you accept these terms. If you do not, please do not use it.</p>
      </>
    ),
  },
  {
    id: 'listings',
    title: 'Listings are not an offer',
    body: (
      <>
        <p>
          A listing is an invitation to talk to us. It is neither an offer that can be accepted nor part of a
          contract. A sale binds only when the parties have signed the contract that the law requires and,
          where it applies, the transfer or the off-plan sale is registered with the Dubai Land Department.
        </p>
        <p>
          Property in Dubai may be advertised only with a permit. We show the permit number with the listing,
          where you can verify it with the Land Department, and take a listing off the site when its permit
          expires. Listings marked “Sample” show how the site works and are not for sale.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices, sizes and pictures',
    body: (
      <>
        <p>
          Prices are in UAE dirhams and were given to us by the owner or the developer. They hold as of the
          date on which the listing was last updated, may change, and are subject to availability. A price
          “from” is that of the least expensive unit then on offer.
        </p>
        <p>
          Unless a listing says otherwise, prices leave out the costs of a purchase: among them the Land
          Department’s transfer or registration fee (4% of the price), trustee, registration and mortgage
          fees, our commission, value added tax where it is due, and the service charge.
        </p>
        <p>
          Areas, plans and distances are approximate; what counts is the title deed or the sale contract.
          Pictures of homes that are not built yet are renderings and may differ from what is delivered.
        </p>
      </>
    ),
  },
  {
    id: 'off-plan',
    title: 'Homes that are not built yet',
    body: (
      <>
        <p>
          Under Dubai Law No. 8 of 2007, payments for an off-plan home go into the escrow account of its
          project and are released to the developer as the building progresses. Pay only into that account,
          never to a broker or to an individual. Off-plan sales are entered in the interim register under
          Dubai Law No. 13 of 2008.
        </p>
        <p>
          Payment plans, specifications and handover dates are the developer’s. Completion rates and dates are
          estimates, and projects can be delayed, changed or cancelled. Read the sale and purchase agreement,
          and have it read, before you sign.
        </p>
      </>
    ),
  },
  {
    id: 'advice',
    title: 'Information, not advice',
    body: (
      <p>
        Articles, yields, figures and examples on this site are general information as of their date. Values
        and rents can fall as well as rise, and the past says nothing certain about the future. Nothing here
        is legal, tax or investment advice; take your own before you decide.
      </p>
    ),
  },
  {
    id: 'services',
    title: 'Our services and fees',
    body: (
      <p>
        Using this site and writing to us costs nothing and commits you to nothing. When we act for you, we
        agree in writing on the work and on our commission, in the forms that RERA prescribes. Where a
        developer pays our commission, we say so.
      </p>
    ),
  },
  {
    id: 'your-use',
    title: 'Using the site',
    body: (
      <>
        <p>You may use the site for yourself and for your own search for property. Please do not:</p>
        <ul>
          <li>send enquiries in another person’s name or with details you know to be wrong;</li>
          <li>copy listings or articles in bulk, or publish them elsewhere as your own;</li>
          <li>disturb the site, get around its limits, or look for its weaknesses without our consent.</li>
        </ul>
        <p>
          What you tell us in a form is handled as the{' '}
          <IntentLink href={routes.privacy}>Privacy Policy</IntentLink> says.
        </p>
      </>
    ),
  },
  {
    id: 'property-rights',
    title: 'Texts, pictures and marks',
    body: (
      <p>
        The contents of the site belong to us or to those who let us use them, such as owners, developers and
        photographers. You may link to any page, and print or save pages for your own use. Everything else
        needs our written consent.
      </p>
    ),
  },
  {
    id: 'third-parties',
    title: 'Other services',
    body: (
      <p>
        Maps, WhatsApp, telephone and social networks are run by others under their own terms. We are not
        responsible for what they show or do.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        We take care that the site is right and available, but cannot promise that it always is. As far as the
        law permits, we are not liable for loss that follows from relying on the site alone. Nothing in these
        terms excludes liability that the law does not allow to be excluded, such as liability for fraud or
        gross negligence.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    body: (
      <p>
        These terms are governed by the laws of the Emirate of Dubai and the federal laws of the United Arab
        Emirates that apply there. The courts of Dubai have jurisdiction. Rights that the law of your country
        gives you as a consumer, and that cannot be waived, remain yours.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    body: (
      <p>
        We may change these terms; the date above says when we last did. Questions:{' '}
        <a href={emailHref({ subject: 'Terms of use' })}>{email}</a> or{' '}
        <span className="figures">{phone}</span>.
      </p>
    ),
  },
];
