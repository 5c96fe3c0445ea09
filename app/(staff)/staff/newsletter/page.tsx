import { Mail } from 'lucide-react';
import type { Metadata } from 'next';
import { InboxPages } from '@/components/desk/inbox-pages';
import { AddressList } from '@/components/newsletter-desk/address-list';
import { stateLabels } from '@/components/newsletter-desk/state-labels';
import { PageHeader } from '@/components/staff/page-header';
import { Button } from '@/components/ui/button';
import { Field, Input, Select } from '@/components/ui/field';
import { addressStates, listAddresses, readNewsletterQuery } from '@/lib/newsletter/desk';
import { api, routes } from '@/lib/routes';
import { audit } from '@/lib/staff/audit';
import { requirePageStaff } from '../require-page-staff';
import { type SearchParams, toSearchParams } from '../search-params';

export const metadata: Metadata = { title: 'Newsletter' };

export default async function NewsletterPage({ searchParams }: { searchParams: SearchParams }) {
  const { email } = await requirePageStaff('admin');
  const params = toSearchParams(await searchParams);
  const query = readNewsletterQuery(params);
  const [{ count, results }] = await Promise.all([
    listAddresses(query),
    audit({ actor: email, action: 'newsletter.read' }),
  ]);
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    return `${routes.staffNewsletter}?${next}`;
  };
  return (
    <>
      <PageHeader title="Newsletter">
        <Button asChild variant="line" size="md">
          <a href={api.newsletterExport} download>
            Export confirmed
          </a>
        </Button>
      </PageHeader>
      <form
        action={routes.staffNewsletter}
        className="mt-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
      >
        <Field id="search" label="Search" className="col-span-2 lg:col-span-1">
          <Input id="search" name="search" type="search" defaultValue={query.search} maxLength={200} />
        </Field>
        <Field id="state" label="State">
          <Select id="state" name="state" defaultValue={query.state ?? ''}>
            <option value="">All</option>
            {addressStates.map((state) => (
              <option key={state} value={state}>
                {stateLabels[state]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="line">
          Show
        </Button>
      </form>
      {results.length > 0 ? (
        <>
          <p className="mt-8 text-sm text-stone">{count === 1 ? 'One address' : `${count} addresses`}</p>
          <AddressList addresses={results} />
          <InboxPages page={query.page} pageCount={Math.ceil(count / query.pageSize)} hrefOf={hrefOf} />
        </>
      ) : (
        <div className="mt-16 grid justify-items-center gap-4 text-center text-stone">
          <Mail aria-hidden size={40} strokeWidth={1} />
          <p>{query.search || query.state ? 'No address matches these filters.' : 'No addresses yet.'}</p>
        </div>
      )}
    </>
  );
}
