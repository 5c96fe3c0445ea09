import { stub } from '@/testing/stub';
import { crashedMessage, type FeedRun } from './history';
import { feedMail } from './mail';

const feed = { name: 'crm', failing_since: '2026-11-24T08:00:00.000Z', last_good_at: null };
const mailOf = (run: Partial<FeedRun>) =>
  feedMail(feed, stub<FeedRun>({ id: 1, message: null, missing: 0, ...run }), ['desk@agency.example']);

it.each([
  [{ created: 3, updated: 0, retired: 0 }, 'The properties in the feed were imported. Nothing was taken off'],
  [
    { created: 0, updated: 0, retired: 1 },
    '1 property that the feed marks as removed was taken off the site.',
  ],
  [{ created: 0, updated: 2, retired: 2 }, '2 properties that the feed marks as removed were taken off'],
  [{ created: 0, updated: 0, retired: 0 }, 'Nothing was changed and nothing was taken off the site.'],
])('says what a run without its removals changed: %p', (counts, text) => {
  expect(mailOf({ outcome: 'withheld', missing: 25, ...counts }).text).toContain(text);
});

it('says that nothing was imported from a feed with other keys, and how to accept it', () => {
  const { subject, text } = mailOf({
    outcome: 'mismatched',
    missing: 98,
    created: 0,
    updated: 0,
    retired: 0,
  });
  expect(subject).toBe('Feed crm lacks most of its properties');
  expect(text).toContain('Nothing was changed and nothing was taken off the site.');
  expect(text).toContain('press “These removals are right”');
});

it.each([
  { message: crashedMessage, created: 0, updated: 0, retired: 0 },
  { message: 'The disk is full.', created: 40, updated: 0, retired: 0 },
])('does not claim that an import that broke off changed nothing: %p', (run) => {
  const { subject, text } = mailOf({ outcome: 'failed', ...run });
  expect(subject).toBe('Feed crm could not be imported');
  expect(text).toContain('What it had written until then stays.');
  expect(text).not.toContain('Nothing was changed');
});

it('escapes what a feed says', () => {
  const { html } = mailOf({ outcome: 'failed', message: 'Not a table: <b>Sign in</b>' });
  expect(html).toContain('Not a table: &lt;b&gt;Sign in&lt;/b&gt;');
});
