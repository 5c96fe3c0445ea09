import type { Heading } from '@/lib/articles/article-html';

const minHeadings = 4;

/** Links to the article's sections; renders nothing for short articles. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  if (headings.length < minHeadings) return null;
  return (
    <nav aria-labelledby="contents-title" className="border-t border-ink pt-5">
      <h2 id="contents-title" className="label font-sans">
        In this article
      </h2>
      <ol className="mt-3 text-[0.9375rem] leading-snug">
        {headings.map((heading) => (
          <li key={heading.id} className="border-b border-line">
            <a
              href={`#${heading.id}`}
              className="flex min-h-11 items-center py-2.5 transition-colors hover:text-gold-text"
            >
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
