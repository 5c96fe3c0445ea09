import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumb } from './breadcrumb';

it('names the language of Arabic titles and truncates them at their end', () => {
  const html = renderToStaticMarkup(
    <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'فيلا جديدة للبيع في الشارقة' }]} />,
  );
  expect(html).toMatch(/<span[^>]* dir="rtl" lang="ar"[^>]*>فيلا/);
});
