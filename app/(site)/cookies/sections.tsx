import type { LegalSection } from '@/components/site/legal-page';
import { IntentLink } from '@/components/ui/intent-link';
import { emailHref } from '@/lib/format/contact-links';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { StorageTable } from './storage-table';

export const cookieSections: LegalSection[] = [
  {
    id: 'what',
    title: 'What we mean by cookies',
    body: (
      <p>
        Cookies are small texts that a site leaves in your browser. Local storage and session storage do the
        same without being sent along with every request. This page speaks of all three, and lists everything
        that this site stores.
      </p>
    ),
  },
  {
    id: 'essential',
    title: 'Essential',
    body: (
      <>
        <p>
          Needed for what you ask the site to do. They are always on, and most of them appear only once you
          use the function they belong to.
        </p>
        <StorageTable category="essential" caption="Essential cookies and storage" />
      </>
    ),
  },
  {
    id: 'analytics',
    title: 'Analytics',
    body: (
      <>
        <p>
          Set only after you allow Analytics Cookies. Until then Google’s tag is not loaded at all. When you
          withdraw, the tag stops and its cookies are removed.
        </p>
        <StorageTable category="analytics" caption="Analytics cookies" />
      </>
    ),
  },
  {
    id: 'marketing',
    title: 'Marketing',
    body: (
      <p>
        This site sets no marketing cookies. Your choice tells the analytics tag, where it runs, whether it
        may use its data for advertising; unless you allow it, it may not.
      </p>
    ),
  },
  {
    id: 'functional',
    title: 'Functional',
    body: (
      <>
        <p>
          If you allow Functional Cookies, the search box remembers your last searches on your device. If you
          allow them, or press “Show map”, a map by Google is embedded in the page of a property, and Google
          may set cookies of its own in that frame under its privacy policy. Until then only a drawing is
          shown and nothing is sent to Google.
        </p>
        <StorageTable category="functional" caption="Functional storage" />
      </>
    ),
  },
  {
    id: 'choice',
    title: 'Your choice',
    body: (
      <>
        <p>
          The banner asks you at your first visit, and refusing is as easy as agreeing. “Manage Cookies” at
          the foot of every page clears your choice and asks again. You can also delete everything in your
          browser’s settings; the site keeps working.
        </p>
        <p>
          How we handle personal data is set out in the{' '}
          <IntentLink href={routes.privacy}>Privacy Policy</IntentLink>. Questions:{' '}
          <a href={emailHref({ subject: 'Cookies' })}>{site.email}</a>.
        </p>
      </>
    ),
  },
];
