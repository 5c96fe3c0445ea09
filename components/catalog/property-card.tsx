'use client';

import { startTransition, useEffect, useId, useRef, useState } from 'react';
import { layOutWhenIdle } from '@/components/ui/lay-out-when-idle';
import { lazyPart } from '@/components/ui/lazy-part';
import { staticMarkup } from '@/components/ui/static-markup';
import type { CardProperty } from '@/lib/catalog/lists/card-property';
import { routes } from '@/lib/routes';
import type { CardContentProps } from './card-content';
import { attachFavorite } from './favorites';
import { onPictureFailure } from './picture-failure';

/** Loads the code of cards that were not server-rendered. */
export const loadCardContent = () => import('./card-content');

const CardContent = lazyPart(async () => (await loadCardContent()).CardContent, CardTitle);

/** React does not touch the element's content while this object stays the same. */
const served = { __html: '' };

/**
 * A property card. The server renders each once and caches the markup; the browser adopts it without rendering, and
 * renders only cards without served markup, with changed data, or with a failed picture.
 */
export function PropertyCard(props: CardContentProps) {
  const { property } = props;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [markup] = useState(() => servedMarkup(id) ?? newMarkup(props));
  const [first] = useState(property);
  // Never back to the served markup: React has replaced it, and `served` is empty.
  const [isRendered, setRendered] = useState(markup === undefined);
  if (!isRendered && !isSame(property, first)) setRendered(true);

  useEffect(() => layOutWhenIdle(card.current), []);

  useEffect(() => {
    if (isRendered || !card.current) return;
    return adopt(card.current, property.id, () => startTransition(() => setRendered(true)));
  }, [isRendered, property.id]);

  if (isRendered)
    return (
      <article ref={card} id={id} className="card" data-static="">
        <CardContent {...props} />
      </article>
    );
  return (
    <article
      ref={card}
      id={id}
      className="card"
      data-static=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server rendered at this place
      dangerouslySetInnerHTML={markup}
      suppressHydrationWarning
    />
  );
}

/** A card whose code did not arrive. */
function CardTitle({ property: { slug, title } }: CardContentProps) {
  return (
    <h2 className="display-sm">
      <a href={routes.property(slug)}>{title}</a>
    </h2>
  );
}

function servedMarkup(id: string): { __html: string } | undefined {
  return typeof window !== 'undefined' && document.getElementById(id) ? served : undefined;
}

function newMarkup(props: CardContentProps): { __html: string } | undefined {
  // React would put the preload into the markup instead of the head.
  if (props.priority) return undefined;
  return staticMarkup(JSON.stringify(props), <CardContent {...props} />);
}

function isSame(property: CardProperty, first: CardProperty): boolean {
  return property === first || JSON.stringify(property) === JSON.stringify(first);
}

/** Makes a served card interactive. @returns a function that undoes it */
function adopt(card: HTMLElement, propertyId: number, onFail: () => void): () => void {
  const heart = card.querySelector<HTMLButtonElement>('.favorite');
  const release = heart ? attachFavorite(heart, propertyId) : undefined;
  const image = card.querySelector('img');
  const forget = image ? onPictureFailure(image, onFail) : undefined;
  return () => {
    release?.();
    forget?.();
  };
}
