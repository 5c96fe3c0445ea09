/** @jest-environment jsdom */
import { shareLink } from './share-link';

const link = { title: 'Unit 2804', text: 'Unit 2804', url: 'https://example.com/u/1' };

function device({ isPhone, share, copy }: { isPhone: boolean; share?: unknown; copy?: unknown }) {
  Object.assign(window, { matchMedia: () => ({ matches: isPhone }) });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', {
    value: copy && { writeText: copy },
    configurable: true,
  });
}

const named = (name: string) => Object.assign(new Error(name), { name });

test('uses the share sheet on a phone', async () => {
  const [share, copy] = [jest.fn().mockResolvedValue(undefined), jest.fn()];
  device({ isPhone: true, share, copy });
  expect(await shareLink(link)).toBe('shared');
  expect(share).toHaveBeenCalledWith(link);
  expect(copy).not.toHaveBeenCalled();
});

test('does not treat a dismissed sheet as a failure', async () => {
  const copy = jest.fn();
  device({ isPhone: true, share: jest.fn().mockRejectedValue(named('AbortError')), copy });
  expect(await shareLink(link)).toBe('dismissed');
  expect(copy).not.toHaveBeenCalled();
});

test('copies the link on a desktop, even if it could share', async () => {
  const [share, copy] = [jest.fn(), jest.fn().mockResolvedValue(undefined)];
  device({ isPhone: false, share, copy });
  expect(await shareLink(link)).toBe('copied');
  expect(copy).toHaveBeenCalledWith(link.url);
  expect(share).not.toHaveBeenCalled();
});

test('falls back to the clipboard when the sheet fails', async () => {
  const copy = jest.fn().mockResolvedValue(undefined);
  device({ isPhone: true, share: jest.fn().mockRejectedValue(named('NotAllowedError')), copy });
  expect(await shareLink(link)).toBe('copied');
});

test.each([
  ['refuses', jest.fn().mockRejectedValue(named('NotAllowedError'))],
  ['is missing', undefined],
])('fails when the clipboard %s', async (_case, copy) => {
  device({ isPhone: false, copy });
  expect(await shareLink(link)).toBe('failed');
});
