import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumb } from './breadcrumb';

it('truncates Arabic titles at their end', () => {
  const html = renderToStaticMarkup(
    <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'فيلا جديدة للبيع في الشارقة' }]} />,
  );
  expect(html).toMatch(/<span[^>]* dir="auto"[^>]*>فيلا/);
});
