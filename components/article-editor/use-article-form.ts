'use client';

import { type FormEvent, useCallback, useRef, useState, useTransition } from 'react';
import { focusInvalid, withoutField } from '@/components/staff/field-errors';
import { requestDesk } from '@/components/staff/request-desk';
import { setText } from '@/components/staff/set-text';
import { formFailureText } from '@/components/staff/show-failure';
import { useAskBeforeLeaving } from '@/components/staff/unsaved-input';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api-paths';
import type { DeskArticle } from '@/lib/articles/desk';
import { errorParts } from '@/lib/error-parts';
import { isHttpError } from '@/lib/http/browser/http-error';
import { staffApi, staffRoutes } from '@/lib/staff-routes';

type ArticleResponse = { article: DeskArticle };
/** Why the last attempt failed. The input always stays on the screen. */
type SaveProblem = {
  kind: 'conflict' | 'signed-out' | 'other';
  message: string;
  errors: Record<string, string>;
};

/** Saves an article. One that someone else has changed is overwritten only on request. */
export function useArticleForm(article: DeskArticle | null) {
  const router = useDeskRouter();
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(article);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const lastStatus = useRef('draft');

  const changes = useRef(0);
  useAskBeforeLeaving(useCallback(() => isChanged, [isChanged]));

  /** @returns whether it was saved */
  const save = async (status: string, version: number | undefined): Promise<boolean> => {
    if (!form.current) return false;
    const before = changes.current;
    lastStatus.current = status;
    setIsSaving(true);
    setProblem(null);
    try {
      const response = await send(saved, { ...valuesOf(form.current), status, version });
      const hasMore = changes.current !== before;
      if (!hasMore) showText(form.current, response.article.content);
      setIsChanged(hasMore);
      setSaved(response.article);
      toast({ channel: 'form', title: status === 'published' ? 'Published.' : 'Draft saved.' });
      if (article) router.refresh();
      // The article's own screen starts with the saved text: what was typed meanwhile is saved first.
      else if (!hasMore) startOpening(() => router.replace(staffRoutes.article(response.article.id)));
      return true;
    } catch (error) {
      const refused = problemOf(error);
      setProblem(refused);
      focusInvalid(form.current, refused.errors);
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React types every event of a form as `Event`; this one is from `onSubmit`.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const status = submitter instanceof HTMLButtonElement && submitter.value;
    save(status || saved?.status || 'draft', saved?.version);
  };

  /** Saves over the other person's version. An article that was unpublished meanwhile stays so. */
  const saveAnyway = async () => {
    if (!saved) return;
    try {
      const { version, status } = await requestDesk<DeskArticle>(staffApi.article(saved.id));
      const wasPublished = saved.status === 'published' && lastStatus.current === 'published';
      await save(wasPublished ? status : lastStatus.current, version);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };

  /** Saves a changed draft, then shows it as visitors would see it. */
  const preview = async () => {
    if (!saved || isSaving) return;
    if (isChanged && !(await save('draft', saved.version))) return;
    const path = staffRoutes.articlePreview(saved.id);
    // Back must not show the empty screen of a new article.
    if (article) router.push(path);
    else router.replace(path);
  };

  const remove = async () => {
    if (!saved) return;
    try {
      await requestDesk(api.blog(saved.id), { method: 'DELETE' });
      setIsChanged(false);
      router.push(staffRoutes.articles);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };

  return {
    form,
    saved,
    problem,
    isSaving,
    isChanged,
    /** Whether the screen of a new article is about to be replaced by its own. */
    isOpening,
    /** Also removes the error of the changed field. */
    noteChange: (field: string) => {
      changes.current += 1;
      setIsChanged(true);
      setProblem((current) => current && withoutError(current, field));
    },
    onSubmit,
    saveAnyway,
    preview,
    remove,
  };
}

/** Shows the stored text, from which the sanitiser may have removed markup. */
function showText(form: HTMLFormElement, content: string): void {
  const field = form.elements.namedItem('content');
  if (field instanceof HTMLTextAreaElement && field.value !== content) setText(field, content);
}

/** An unticked box is not in the form's data. */
function valuesOf(form: HTMLFormElement) {
  return { is_featured: 'false', ...Object.fromEntries(new FormData(form)) };
}

/** Creates an article, or changes the saved one. */
function send(saved: DeskArticle | null, body: Record<string, unknown>): Promise<ArticleResponse> {
  return saved
    ? requestDesk(api.blog(saved.id), { method: 'PATCH', body })
    : requestDesk(api.blogs, { method: 'POST', body });
}

/** Null once no field has an error left. */
function withoutError(problem: SaveProblem, field: string): SaveProblem | null {
  const errors = withoutField(problem.errors, field);
  if (errors === problem.errors) return problem;
  return Object.keys(errors).length > 0 ? { ...problem, errors } : null;
}

function problemOf(error: unknown): SaveProblem {
  const { status, errors = {} } = isHttpError(error) ? error : {};
  const message = formFailureText({ ...errorParts(error), status, errors });
  if (status === 401) {
    return { kind: 'signed-out', message: 'You are signed out. Your text is still here.', errors };
  }
  return { kind: status === 409 ? 'conflict' : 'other', message, errors };
}
