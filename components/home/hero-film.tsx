'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

/** No video with reduced motion, data saver, or a slow or metered connection. */
function prefersPoster(): boolean {
  // Only in Chromium, so missing from TypeScript's types.
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
    connection?.saveData === true ||
    connection?.type === 'cellular' ||
    /2g|3g/.test(connection?.effectiveType ?? '')
  );
}

/**
 * The hero video, loaded when the page has loaded and the browser is idle, so that it does not compete with the LCP.
 * The file depends on a 768 px breakpoint. Placed a line lower than the poster, because an equally large first frame
 * would become a later LCP.
 */
export function HeroFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const [source, setSource] = useState<string | null>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (prefersPoster()) return;
    const wide = window.matchMedia('(min-width: 768px)').matches;
    const choose = () => setSource(`/media/hero/hero-${wide ? 'desktop' : 'mobile'}`);
    let timer: number | undefined;
    const later = () => {
      timer = window.setTimeout(choose, 1200);
    };
    if (document.readyState === 'complete') later();
    else window.addEventListener('load', later, { once: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('load', later);
    };
  }, []);

  const toggle = () => {
    if (!video.current) return;
    if (video.current.paused) void video.current.play().catch(() => setPlaying(false));
    else video.current.pause();
  };

  if (!source) return null;
  return (
    <>
      <video
        ref={video}
        aria-hidden
        muted
        loop
        autoPlay
        playsInline
        disablePictureInPicture
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="absolute inset-x-0 top-0 -z-20 h-[calc(100%-1px)] w-full animate-[fade-in_1s_var(--ease-out)] object-cover"
      >
        <source src={`${source}.webm`} type="video/webm" />
        <source src={`${source}.mp4`} type="video/mp4" />
      </video>
      <button
        type="button"
        onClick={toggle}
        className="absolute end-5 bottom-5 z-10 grid size-11 place-items-center rounded-full border border-paper/40 bg-night/30 transition-colors hover:bg-night/60 lg:end-10 lg:bottom-8 lg:[html[data-consent=open]_&]:bottom-20"
      >
        {playing ? <Icon name="pause" className="size-4" /> : <Icon name="play" className="size-4" />}
        <span className="sr-only">{playing ? 'Pause background film' : 'Play background film'}</span>
      </button>
    </>
  );
}
