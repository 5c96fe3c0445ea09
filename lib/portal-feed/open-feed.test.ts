const token = 'a-token-of-24-characters';

async function isFeed(settings: Record<string, string>, name: string): Promise<boolean> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  const { isFeedName } = await import('./open-feed');
  return isFeedName(name);
}
afterEach(() => jest.restoreAllMocks());

it('needs a token', async () => {
  expect(await isFeed({}, 'undefined.xml')).toBe(false);
  expect(await isFeed({ BAYUT_FEED_TOKEN: token }, `${token}.xml`)).toBe(true);
});

it('does not exist while a backend has the properties, whose permits are not known here', async () => {
  const settings = { BAYUT_FEED_TOKEN: token, API_BASE_URL: 'https://backend.example' };
  expect(await isFeed(settings, `${token}.xml`)).toBe(false);
});
