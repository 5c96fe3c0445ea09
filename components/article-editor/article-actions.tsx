'use client';

import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { Link } from '@/components/staff/link';
import { ConfirmDialog } from '@/components/staff/ui/confirm-dialog';
import { Button } from '@/components/ui/button';
import { onPlainClick } from '@/components/ui/plain-click';
import { routes } from '@/lib/routes';
import { staffRoutes } from '@/lib/staff-routes';
import type { useArticleForm } from './use-article-form';

type Props = { editor: ReturnType<typeof useArticleForm>; mayDelete: boolean };

/** The buttons that save, publish, preview and delete an article, with the result of the last attempt. */
export function ArticleActions({ editor, mayDelete }: Props) {
  const { saved, isSaving } = editor;
  const isPublished = saved?.status === 'published';
  return (
    <>
      <Problem editor={editor} />
      <div className="flex flex-wrap gap-3">
        <ActionButton
          type="submit"
          name="status"
          value={isPublished ? 'published' : 'draft'}
          isBusy={isSaving}
        >
          {isPublished ? 'Save changes' : 'Save draft'}
        </ActionButton>
        <ActionButton
          type="submit"
          name="status"
          value={isPublished ? 'draft' : 'published'}
          variant={isPublished ? 'line' : 'gold'}
          isBusy={isSaving}
        >
          {isPublished ? 'Unpublish' : 'Publish'}
        </ActionButton>
        {saved && (
          <Button asChild variant="line">
            {isPublished ? (
              <Link href={staffRoutes.articlePreview(saved.id)}>Preview</Link>
            ) : (
              <Link
                href={staffRoutes.articlePreview(saved.id)}
                data-saves=""
                onClick={onPlainClick(editor.preview)}
              >
                Preview
              </Link>
            )}
          </Button>
        )}
        {isPublished && (
          <Button asChild variant="line">
            <a href={routes.article(saved.slug)}>On the site</a>
          </Button>
        )}
        {saved && mayDelete && (
          <ConfirmDialog
            trigger={<Button variant="line">Delete</Button>}
            title="Delete this article?"
            action="Delete article"
            onConfirm={editor.remove}
          >
            This removes it from the site and from the desk. To remove it from the site only, unpublish it.
          </ConfirmDialog>
        )}
      </div>
      <p className="min-h-6 text-sm text-stone">
        {editor.isChanged ? 'Not saved yet.' : saved ? `Version ${saved.version}, saved.` : null}
      </p>
    </>
  );
}

/** Why the last attempt failed, with a way out. */
function Problem({ editor: { problem, saved, saveAnyway } }: Pick<Props, 'editor'>) {
  return (
    <div>
      <FormMessage message={problem?.message ?? null} />
      {problem?.kind === 'conflict' && saved && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button asChild variant="line" size="md">
            <a href={staffRoutes.article(saved.id)} target="_blank" rel="noreferrer">
              See the other version
            </a>
          </Button>
          <Button variant="line" size="md" onClick={saveAnyway}>
            Save mine instead
          </Button>
        </div>
      )}
      {problem?.kind === 'signed-out' && (
        <Button asChild variant="line" size="md" className="mt-3">
          <a href={staffRoutes.login} target="_blank" rel="noreferrer">
            Sign in in another tab, then save again
          </a>
        </Button>
      )}
    </div>
  );
}
