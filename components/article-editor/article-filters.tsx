import { Button } from '@/components/ui/button';
import { Field, Input, Select } from '@/components/ui/field';
import { articleStatuses } from '@/lib/articles/article-form';
import type { DeskArticleQuery } from '@/lib/articles/desk';
import { routes } from '@/lib/routes';
import { articleStateLabels } from './article-state';

export function ArticleFilters({ query }: { query: DeskArticleQuery }) {
  return (
    <form
      action={routes.staffArticles}
      className="mt-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
    >
      <Field id="search" label="Search" className="col-span-2 lg:col-span-1">
        <Input id="search" name="search" type="search" defaultValue={query.search} maxLength={200} />
      </Field>
      <Field id="status" label="Status">
        <Select id="status" name="status" defaultValue={query.status ?? ''}>
          <option value="">All</option>
          {articleStatuses.map((status) => (
            <option key={status} value={status}>
              {articleStateLabels[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="line">
        Show
      </Button>
    </form>
  );
}
