'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Field, Textarea } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import {
  descriptionOf,
  type LandingText,
  landingTextLabels,
  paragraphsOf,
} from '@/lib/landing-texts/landing-text';
import type { LandingKind } from '@/lib/routes';
import { staffApi, staffRoutes } from '@/lib/staff-routes';

type Props = LandingText & {
  kind: LandingKind;
  slug: string;
  /** The default text; null if that is only the sentence about its properties. */
  builtIn: string | null;
};

/** Edits the text of a landing page, with a preview. */
export function LandingTextForm({ kind, slug, builtIn, ...saved }: Props) {
  const router = useDeskRouter();
  const [text, setText] = useState(saved.text ?? '');
  const [description, setDescription] = useState(saved.description ?? '');
  const { form, onSubmit, errors, message, isPending } = useStaffForm({
    path: staffApi.landingPage(kind, slug),
    method: 'PATCH',
    opened: saved,
    onDone: () => {
      toast({ channel: 'form', title: 'Saved. Visitors see it within seconds.' });
      router.push(staffRoutes.landingPages);
    },
  });
  const control = (name: string) => ({
    id: name,
    name,
    dir: 'auto',
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': `${name}-hint${errors[name] ? ` ${name}-error` : ''}`,
  });
  return (
    <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <form method="post" ref={form} onSubmit={onSubmit} noValidate className="grid content-start gap-6">
        <Field id="text" label={landingTextLabels.text} error={errors.text}>
          <Textarea
            {...control('text')}
            rows={12}
            defaultValue={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p id="text-hint" className="mt-2 text-sm text-stone">
            Each line is a paragraph. The first appears beside the heading, the others below the properties.
          </p>
        </Field>
        <Field id="description" label={landingTextLabels.description} error={errors.description}>
          <Textarea
            {...control('description')}
            rows={3}
            defaultValue={description}
            onChange={(event) => setDescription(event.target.value)}
          />
          <p id="description-hint" className="mt-2 text-sm text-stone">
            One or two sentences. By default, the beginning of the text.
          </p>
        </Field>
        <div>
          <FormMessage message={message} />
          <ActionButton type="submit" isBusy={isPending} className="mt-3">
            Save text
          </ActionButton>
        </div>
      </form>
      <Preview text={text} description={description} builtIn={builtIn} />
    </div>
  );
}

type PreviewProps = { text: string; description: string } & Pick<Props, 'builtIn'>;

function Preview({ text, description, builtIn }: PreviewProps) {
  const [lead, ...others] = paragraphsOf(text);
  const isEmpty = lead === undefined && description.trim() === '';
  return (
    <section aria-labelledby="preview-title" className="min-w-0">
      <h2 id="preview-title" className="display-sm">
        {isEmpty ? 'Default text' : 'On the page'}
      </h2>
      <div className="mt-5 max-w-[60ch] space-y-4 leading-relaxed text-body wrap-anywhere">
        {(lead ?? builtIn) && <p dir="auto">{lead ?? builtIn}</p>}
        <p className="text-stone">Followed by the sentence with the number of properties and their prices.</p>
        {others.length > 0 && (
          <div className="space-y-4 border-t border-line pt-4">
            {others.map((paragraph) => (
              <p key={paragraph} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
        )}
      </div>
      {!isEmpty && (
        <>
          <h3 className="mt-8 font-semibold">In search results</h3>
          <p dir="auto" className="mt-2 max-w-[60ch] text-sm text-body wrap-anywhere">
            {descriptionOf({ text, description: description.trim() || null })}
          </p>
        </>
      )}
    </section>
  );
}
