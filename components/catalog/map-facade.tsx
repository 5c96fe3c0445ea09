'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useKeepFocus } from '@/components/ui/use-keep-focus';
import { consentEvent, readConsent } from '@/lib/consent/consent';
import { encodeText } from '@/lib/format/well-formed';
import type { mapNotes } from './map-notes';

const zoom = 15;

type MapFacadeProps = {
  title: string;
  /** "latitude,longitude", or an address to search for. */
  query: string;
  notes: typeof mapNotes;
};

/**
 * A placeholder for the map. The map is third-party, so it loads only on request or with functional cookies accepted.
 */
export function MapFacade({ title, query, notes }: MapFacadeProps) {
  // Whether there was a connection when the map was requested: without one, the frame shows an error or nothing.
  const [isOnline, setIsOnline] = useState<boolean>();
  const frame = useRef<HTMLDivElement>(null);
  useKeepFocus(frame);

  useEffect(() => {
    const showWhenAllowed = () => {
      if (readConsent()?.functional) setIsOnline(navigator.onLine);
    };
    showWhenAllowed();
    window.addEventListener(consentEvent, showWhenAllowed);
    return () => window.removeEventListener(consentEvent, showWhenAllowed);
  }, []);

  return (
    <div
      ref={frame}
      tabIndex={-1}
      className="relative mt-5 grid aspect-4/3 overflow-clip rounded-sm bg-sand sm:aspect-video print:hidden [@media(scripting:none)]:hidden"
    >
      {/* biome-ignore lint/performance/noImgElement: a vector drawing has no sizes to choose from */}
      <img src="/media/map.svg" alt="" loading="lazy" className="fill object-cover" />
      <div className="relative flex flex-col items-center justify-center gap-5 p-6 text-center">
        <span className="grid size-12 place-items-center rounded-full bg-ink text-paper">
          <Icon name="map-pin" className="size-5" />
        </span>
        {!isOnline && (
          <Button size="md" onClick={() => setIsOnline(navigator.onLine)}>
            Show map
          </Button>
        )}
        <p
          role="status"
          className="max-w-67 rounded-sm bg-paper/90 px-3 py-1.5 text-xs text-balance text-stone"
        >
          {isOnline ? notes.shown : isOnline === false ? notes.offline : notes.closed}
        </p>
      </div>
      {isOnline && (
        <iframe
          title={`Map of ${title}`}
          src={`https://www.google.com/maps?q=${encodeText(query)}&z=${zoom}&output=embed`}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          className="fill border-0"
        />
      )}
    </div>
  );
}
