import type { ConsentCategory } from '@/lib/consent/consent';
import { type StorageKind, storageList } from '@/lib/consent/storage-list';

const kinds: Record<StorageKind, string> = {
  cookie: 'Cookie',
  localStorage: 'Local storage',
  sessionStorage: 'Session storage',
};

/** Stored items of one category; on phones each row becomes a small list. */
export function StorageTable({ category, caption }: { category: ConsentCategory; caption: string }) {
  const rows = storageList.filter((item) => item.category === category);
  return (
    <table className="arrive-whole mt-6 w-full text-start text-[0.875rem] leading-normal max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-ink max-md:sr-only">
        <tr>
          {['Name', 'Where', 'What for', 'How long'].map((heading) => (
            <th
              key={heading}
              scope="col"
              className="pe-5 pb-3 text-start text-[0.8125rem] font-semibold text-ink"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t max-md:border-line">
        {rows.map((item) => (
          <tr key={item.kind + item.name} className="border-b border-line align-top max-md:block max-md:py-4">
            <th scope="row" className="py-3.5 pe-5 text-start font-semibold text-ink max-md:block max-md:p-0">
              <code className="font-sans">
                {item.name}
                {item.match === 'prefix' && '…'}
              </code>
            </th>
            <td className="py-3.5 pe-5 whitespace-nowrap max-md:block max-md:p-0">{kinds[item.kind]}</td>
            <td className="py-3.5 pe-5 max-md:mt-1 max-md:block max-md:p-0">{item.purpose}</td>
            <td className="py-3.5 max-md:mt-1 max-md:block max-md:p-0 max-md:text-stone">{item.lifetime}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
