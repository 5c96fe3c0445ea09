'use client';

import type { FormEvent, MouseEvent } from 'react';
import { closestTo } from '@/components/ui/closest-to';
import { lazyPart } from '@/components/ui/lazy-part';
import { StaticPart } from '@/components/ui/static-part';
import { clearConsent } from '@/lib/consent/consent';

const FooterContent = lazyPart(async () => (await import('./footer-content')).FooterContent);

/** Footer; handles the newsletter form and the Manage Cookies button. */
export function SiteFooter() {
  const press = (event: MouseEvent) => {
    if (!closestTo(event, '[data-manage-cookies]')) return;
    clearConsent();
    window.location.reload();
  };
  // Few visitors subscribe, so the code is loaded on submit; when it cannot be loaded, the browser sends the form. Offline
  // it would leave the page for an error of its own.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    import('./subscribe').then(
      ({ subscribe }) => subscribe(form),
      () => {
        const status = form.querySelector<HTMLElement>('[data-offline]');
        if (navigator.onLine || !status) return form.submit();
        status.textContent = status.dataset.offline ?? '';
        status.dataset.tone = 'error';
      },
    );
  };
  return (
    <StaticPart
      as="footer"
      id="site-footer"
      content={FooterContent}
      className="far-section on-night bg-night pt-16 pb-9 text-sm text-mist lg:pt-22 print:hidden"
      onClick={press}
      onSubmit={submit}
    />
  );
}
