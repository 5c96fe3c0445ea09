import { renderToStaticMarkup } from 'react-dom/server';
import { DayChart } from './day-chart';

it('separates thousands', () => {
  const html = renderToStaticMarkup(<DayChart days={[{ day: '2026-11-21', enquiries: 1_500 }]} />);
  expect(html).not.toContain('1500<');
  expect(html).toContain('at most 1,500 a day');
});

it('describes a period with one enquiry', () => {
  const html = renderToStaticMarkup(<DayChart days={[{ day: '2026-11-21', enquiries: 1 }]} />);
  expect(html).toContain('aria-label="1 enquiry from 21 Nov 2026 to 21 Nov 2026, at most 1 a day"');
});
