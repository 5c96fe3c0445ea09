import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

/**
 * The hero's video with a button to pause it, also in place of the one that iPhones in Low Power Mode draw. Its poster is
 * the hero's picture, which is loaded already. One line lower than that picture, because a first frame of the same size
 * would become a later LCP.
 */
export function FilmPlayer({ source }: { source: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  // In Safari a film that loads at once can start before React hears of its events.
  useEffect(() => setPlaying(video.current?.paused === false), []);

  const toggle = () => {
    if (!video.current) return;
    if (video.current.paused) void video.current.play().catch(() => setPlaying(false));
    else video.current.pause();
  };

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
        poster={document.querySelector<HTMLImageElement>('[data-hero] img')?.currentSrc}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="absolute inset-x-0 top-0 -z-20 h-[calc(100%-1px)] w-full animate-[fade-in_1s_var(--ease-out)] object-cover [&::-webkit-media-controls-start-playback-button]:hidden!"
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
