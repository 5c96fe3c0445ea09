/** @jest-environment jsdom */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { DutiesForm } from '@/components/account-desk/duties-form';
import { LeaveForm } from '@/components/account-desk/leave-form';
import { ProfileForm } from '@/components/account-desk/profile-form';
import { AgentForm } from '@/components/agent-desk/agent-form';
import { CorrectForm } from '@/components/enquiry-desk/correct-form';
import { StatusForm } from '@/components/enquiry-desk/status-form';
import { LandingTextForm } from '@/components/landing-desk/landing-text-form';
import { AliasForm } from '@/components/name-desk/alias-form';
import { PropertyForm } from '@/components/property-desk/property-form';
import type { DeskAgentDetail } from '@/lib/agents/desk';
import type { Enquiry } from '@/lib/enquiries/enquiry';
import { queryClient } from '@/lib/http/browser/query-client';
import type { DeskProperty } from '@/lib/property-desk/desk';
import { stub } from '@/testing/stub';
import { hasUnsavedInput } from './unsaved-input';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined, push: () => undefined }),
}));
// The visual editor of a property's text, which has its own test.
jest.mock('next/dynamic', () => () => () => null);

const sent: unknown[] = [];
const responses: { status: number; body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  responses.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  global.fetch = stub<typeof fetch>(async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const { status, body: content } = responses.shift() ?? { status: 200, body: stored };
    return stub<Response>({ ok: status === 200, status, json: async () => content });
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const stored = { property: { values: {} }, agent: { id: 'a' }, alias: {}, listings: 0 };
const client = new QueryClient();
const within = (form: ReactNode) => <QueryClientProvider client={client}>{form}</QueryClientProvider>;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  await waitFor(() => expect(queryClient().isMutating()).toBe(0));
};
const alert = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

const fields = [
  { name: 'title', label: 'Title', control: 'text' as const },
  { name: 'low_price', label: 'Price', control: 'number' as const },
  { name: 'description', label: 'Description', control: 'long' as const },
];
const values = { title: 'Villa', low_price: '1453000', description: '<p>One.</p>\n<p>Two.</p>' };
const property = (known: Partial<typeof values> = {}): DeskProperty => ({
  id: 47,
  slug: 'villa',
  key: 'crm:47',
  title: 'Villa',
  is_on_site: true,
  off_site: null,
  is_hidden_by_hand: false,
  values: { ...values, ...known },
  edits: [],
});
const propertyForm = (shown = property()) =>
  within(<PropertyForm property={shown} groups={[{ title: 'All', fields }]} choices={{}} agents={[]} />);
const conflict = {
  status: 409,
  body: {
    message: 'Changed meanwhile: Price is now “1300000”.',
    errors: { low_price: 'Changed meanwhile, now “1300000”.' },
    current: { low_price: '1300000' },
  },
};

it('sends only changed fields, with the values they replace', async () => {
  render(propertyForm());
  type('Title', 'Villa Nova');
  await save('Save property');
  expect(sent).toEqual([{ title: 'Villa Nova', was: { title: 'Villa' } }]);
});

it('sends nothing when nothing is changed', async () => {
  render(propertyForm());
  type('Title', 'Villa Nova');
  type('Title', 'Villa');
  await save('Save property');
  expect(sent).toEqual([]);
});

it('names a value that has changed meanwhile, keeps what was typed, and replaces the value when it is sent again', async () => {
  responses.push(conflict);
  render(propertyForm());
  type('Price', '1500000');
  await save('Save property');
  await alert('Price is now “1300000”');
  expect(screen.getByText('Changed meanwhile, now “1300000”.')).toBeVisible();
  expect(screen.getByLabelText('Price')).toHaveValue('1500000');
  await save('Save property');
  expect(sent).toEqual([
    { low_price: '1500000', was: { low_price: '1453000' } },
    { low_price: '1500000', was: { low_price: '1300000' } },
  ]);
});

it('shows the error of a field until its value changes, and the message until no field has one', async () => {
  const errors = { title: 'Too short.', low_price: 'Not a price.' };
  responses.push({ status: 422, body: { message: 'Failed to update inquiry.', errors } });
  render(propertyForm());
  type('Title', 'V');
  await save('Save property');
  await alert('Please check the form and try again.');
  const input = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  input('Title', 'Villa Nova');
  expect(screen.queryByText('Too short.')).toBeNull();
  expect(screen.getByLabelText('Title')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByText('Not a price.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the form and try again.');
  input('Price', '1500000');
  expect(screen.queryByText('Not a price.')).toBeNull();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();

  responses.push({ status: 422, body: { message: 'Failed to update inquiry.', errors } });
  await save('Save property');
  await alert('Please check the form and try again.');
  expect(screen.getByText('Too short.')).toBeVisible();
});

it('sends the value that a field was opened with when another is stored meanwhile', async () => {
  responses.push(conflict);
  render(propertyForm());
  type('Price', '1500000');
  await save('Save property');
  type('Price', '1453000');
  await save('Save property');
  expect(sent[1]).toEqual({ low_price: '1453000', was: { low_price: '1300000' } });
});

it('takes the stored values of the response as known, but only those of sent fields', async () => {
  responses.push({ status: 200, body: { property: property({ title: 'Nova', low_price: '1300000' }) } });
  render(propertyForm());
  type('Title', ' Nova ');
  await save('Save property');
  type('Title', 'Villa');
  await save('Save property');
  expect(sent[1]).toEqual({ title: 'Villa', was: { title: 'Nova' } });
});

it('shows a stored value that has changed after a refresh, and takes it as known', async () => {
  const { rerender } = render(propertyForm());
  rerender(propertyForm(property({ low_price: '1300000' })));
  type('Price', '1400000');
  await save('Save property');
  expect(sent).toEqual([{ low_price: '1400000', was: { low_price: '1300000' } }]);
});

it('shows a day that is stored meanwhile in place of a time, and the other way round', () => {
  const expiry = (permit_expires_at: string) =>
    within(
      <PropertyForm
        property={{ ...property(), values: { permit_expires_at } }}
        groups={[
          { title: 'All', fields: [{ name: 'permit_expires_at', label: 'Permit ends', control: 'date' }] },
        ]}
        choices={{}}
        agents={[]}
      />,
    );
  const { rerender } = render(expiry('2028-03-31'));
  for (const value of ['2028-03-31T12:00:00.000Z', '2028-06-30']) {
    rerender(expiry(value));
    expect(screen.getByLabelText('Permit ends')).toHaveValue(value);
    expect(hasUnsavedInput()).toBe(false);
  }
});

it('does not treat a date that the browser cannot read as empty', async () => {
  render(propertyForm());
  const control = screen.getByLabelText<HTMLInputElement>('Price');
  const report = jest.spyOn(control, 'reportValidity').mockReturnValue(false);
  jest.spyOn(control, 'validity', 'get').mockReturnValue(stub({ badInput: true }));
  type('Title', 'Villa Nova');
  await save('Save property');
  expect(report).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
});

it('keeps what is typed when another value is stored meanwhile', async () => {
  const { rerender } = render(propertyForm());
  type('Price', '1500000');
  rerender(propertyForm(property({ title: 'Villa Nova', low_price: '1300000' })));
  expect(screen.getByLabelText('Title')).toHaveValue('Villa Nova');
  expect(screen.getByLabelText('Price')).toHaveValue('1500000');
  await save('Save property');
  expect(sent).toEqual([{ low_price: '1500000', was: { low_price: '1453000' } }]);
});

it('shows a value as it was stored, but keeps what was typed during the save', async () => {
  const saved = property({ title: 'Villa Nova', low_price: '1500000' });
  responses.push({ status: 200, body: { property: saved } });
  const { rerender } = render(propertyForm());
  type('Title', 'Villa Nova');
  type('Price', '1,500,000');
  fireEvent.click(screen.getByRole('button', { name: 'Save property' }));
  type('Title', 'Villa Nova with a garden');
  await waitFor(() => expect(queryClient().isMutating()).toBe(0));
  expect(screen.getByLabelText('Price')).toHaveValue('1500000');
  rerender(propertyForm(saved));
  expect(screen.getByLabelText('Title')).toHaveValue('Villa Nova with a garden');
  expect(hasUnsavedInput()).toBe(true);
  await save('Save property');
  expect(sent[1]).toEqual({ title: 'Villa Nova with a garden', was: { title: 'Villa Nova' } });
  expect(hasUnsavedInput()).toBe(false);
});

it('a removed photo is unsaved input, which a refresh does not bring back', async () => {
  const agent = (phone: string | null) =>
    within(<AgentForm agent={stub({ id: 'a', name: 'Layla', phone, photo: '/media/l.webp', edits: [] })} />);
  const { rerender } = render(agent(null));
  expect(hasUnsavedInput()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'No photo' }));
  expect(hasUnsavedInput()).toBe(true);
  rerender(agent('+971501234567'));
  expect(screen.getByLabelText('Address of the photo')).toHaveValue('');
  await save('Save agent');
  expect(sent).toEqual([{ photo: '', was: { photo: '/media/l.webp' } }]);
});

const duties = (known: Partial<ComponentProps<typeof DutiesForm>['account']> = {}) =>
  within(
    <DutiesForm
      account={{
        id: 'l',
        name: 'Layla',
        languages: ['ar'],
        districts: ['JVC', 'Downtown'],
        leave_from: null,
        leave_until: null,
        ...known,
      }}
    />,
  );

it('sends only the changed duties of a person', async () => {
  render(duties());
  fireEvent.click(screen.getByLabelText('Russian'));
  await save('Save duties');
  expect(sent).toEqual([{ action: 'duties', languages: 'Arabic, Russian', was: { languages: 'Arabic' } }]);
  fireEvent.click(screen.getByLabelText('Arabic'));
  fireEvent.click(screen.getByLabelText('Russian'));
  await save('Save duties');
  expect(sent[1]).toEqual({ action: 'duties', languages: '', was: { languages: 'Arabic, Russian' } });
});

it('shows languages that a colleague has changed, unless others are checked', async () => {
  const { rerender } = render(duties());
  rerender(duties({ languages: ['ar', 'ru'] }));
  expect(screen.getByLabelText('Russian')).toBeChecked();
  expect(hasUnsavedInput()).toBe(false);
  fireEvent.click(screen.getByLabelText('Arabic'));
  rerender(duties({ languages: ['hi'] }));
  expect(screen.getByLabelText('Hindi')).not.toBeChecked();
  await save('Save duties');
  expect(sent).toEqual([{ action: 'duties', languages: 'Russian', was: { languages: 'Arabic, Russian' } }]);
});

it('sends both days of a changed leave', async () => {
  render(within(<LeaveForm id="l" from="2026-12-01" until={null} />));
  type('Last day of leave', '2026-12-04');
  await save('Save leave');
  expect(sent).toEqual([
    {
      action: 'leave',
      leave_from: '2026-12-01',
      leave_until: '2026-12-04',
      was: { leave_from: '2026-12-01', leave_until: '' },
    },
  ]);
});

it('sends one’s own name with the one it replaces', async () => {
  responses.push({ status: 200, body: { user: { name: 'Layla Haddad' } } });
  render(within(<ProfileForm name="Layla" />));
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: ' Layla  Haddad' } });
  await save('Save name');
  expect(sent).toEqual([{ name: ' Layla  Haddad', was: { name: 'Layla' } }]);
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Layla Haddad');
});

it('sends the status of an enquiry with its reason', async () => {
  render(within(<StatusForm id={1} status="lost" lostReason="Too dear" />));
  fireEvent.change(screen.getByLabelText(/^Why it was lost/), { target: { value: 'Bought elsewhere' } });
  await save('Save status');
  expect(sent).toEqual([
    {
      status: 'lost',
      lost_reason: 'Bought elsewhere',
      was: { status: 'lost', lost_reason: 'Too dear' },
    },
  ]);
});

it('keeps a chosen status when another one is stored meanwhile', async () => {
  responses.push({
    status: 409,
    body: { message: 'Changed meanwhile: Status is now “won”.', errors: {}, current: { status: 'won' } },
  });
  render(within(<StatusForm id={1} status="new" lostReason={null} />));
  type('Status', 'contacted');
  await save('Save status');
  await alert('Status is now “won”');
  expect(screen.getByLabelText('Status')).toHaveValue('contacted');
  await save('Save status');
  expect(sent).toEqual([
    { status: 'contacted', was: { status: 'new' } },
    { status: 'contacted', was: { status: 'won' } },
  ]);
});

it('sends only the corrected detail of an enquiry', async () => {
  const about = { property_reference: null, property_slug: 'palm-villa', property_id: 7 };
  const enquiry = stub<Enquiry>({ id: 1, name: 'Amira', email: 'a@b.example', phone: null, ...about });
  const none = { property_reference: null, property_slug: null, property_id: null };
  for (const change of [{}, none])
    responses.push({ status: 200, body: { inquiry: { ...enquiry, name: 'Amira Khalil', ...change } } });
  render(within(<CorrectForm enquiry={enquiry} />));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Amira Khalil' } });
  await save('Save details');
  expect(sent).toEqual([{ name: 'Amira Khalil', was: { name: 'Amira' } }]);
  type('Property: its reference or the address of its page', '');
  await save('Save details');
  expect(sent[1]).toEqual({ property_reference: '', was: { property_reference: '/properties/palm-villa' } });
});

it('sends only the changed text of a landing page, also when another one arrived by a refresh', async () => {
  const form = (text: string | null) =>
    within(<LandingTextForm kind="areas" slug="marina" builtIn={null} text={text} description={null} />);
  const { rerender } = render(form(null));
  rerender(form('By the water.'));
  type('Description for search engines', 'Homes by the water.');
  await save('Save text');
  expect(sent).toEqual([{ description: 'Homes by the water.', was: { description: '' } }]);
});

it('sends only the changed field of an agent, and a new agent whole', async () => {
  const agent = stub<DeskAgentDetail>({
    id: 'a',
    name: 'Layla',
    phone: null,
    languages: 'Arabic',
    edits: [],
  });
  render(within(<AgentForm agent={agent} />));
  type('BRN (broker number)', '12345');
  await save('Save agent');
  expect(sent).toEqual([{ brn: '12345', was: { brn: '' } }]);
  cleanup();
  render(within(<AgentForm agent={null} />));
  await save('Add agent');
  expect(sent[1]).toEqual({ name: '', email: '', phone: '', languages: '', brn: '', photo: '' });
});

it('focuses the first refused field of the form, whatever the order of the errors', async () => {
  const errors = { email: 'Please enter an email address.', name: 'Please enter a name.' };
  responses.push({ status: 422, body: { message: 'Invalid agent.', errors } });
  render(within(<AgentForm agent={null} />));
  await save('Add agent');
  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
});

it('sends a name with its meaning', async () => {
  const alias = { kind: 'district' as const, alias: 'JVC', name: 'Jumeirah Village', city: null };
  render(within(<AliasForm id={1} alias={alias} choices={{ district: [], city: [], developer: [] }} />));
  fireEvent.change(screen.getByLabelText(/^Means/), { target: { value: 'Jumeirah Village Circle' } });
  await save('Save name');
  expect(sent).toEqual([
    {
      kind: 'district',
      alias: 'JVC',
      name: 'Jumeirah Village Circle',
      city: '',
      was: { kind: 'district', alias: 'JVC', name: 'Jumeirah Village', city: '' },
    },
  ]);
});
