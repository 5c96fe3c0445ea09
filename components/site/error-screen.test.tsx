import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorScreen } from './error-screen';

test.each([
  [undefined, 'We couldn’t load this page.'],
  [Object.assign(new Error('hidden'), { digest: '123' }), 'We couldn’t load this page. Reference 123'],
])('says no status, which may be 500 as well as 503: %s', (error, text) => {
  const html = renderToStaticMarkup(<ErrorScreen error={error} />);
  expect(html).toContain(`>${text}<`);
  expect(html).not.toContain('500');
});
