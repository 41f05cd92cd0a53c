import { useEffect, useRef } from 'react';
import { useMessages } from '#client/site.tsx';
import { renditionUrl } from '#domain/addresses.ts';
import { messages as allMessages } from '#messages/generated/registry/content/video.ts';
import type { VideoProps } from '#registry/generated/video.ts';
import { videoStyles as styles } from './styles.ts';
import type { VideoSource } from './video-source.ts';

type VideoFileProps = { props: VideoProps; source: Extract<VideoSource, { kind: 'file' }> };

/**
 * A file in the browser's own player, of which nothing is loaded before it is played. One that plays by itself is silent, stops out
 * of sight, can be stopped, and does not begin where less motion is preferred.
 */
export function VideoFile({ props: { title, poster, subtitles, autoplay, loop, url }, source }: VideoFileProps) {
  const messages = useMessages(allMessages);
  const video = useRef<HTMLVideoElement>(null);
  // A file elsewhere would be asked for without anybody having pressed anything.
  const playsItself = autoplay && source.isOwn;

  useEffect(() => {
    const player = video.current;
    if (!player || !playsItself || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    // React leaves the attribute out of the HTML, and browsers refuse to begin with sound.
    player.muted = true;
    let isOurs = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!isOurs) return;
      // A browser that refuses leaves it to the controls.
      if (entry?.isIntersecting) player.play().catch(() => undefined);
      else player.pause();
    });
    observer.observe(player);
    // A press or key on the player ends the automatic play and pause.
    const leave = () => {
      isOurs = false;
    };
    player.addEventListener('pointerdown', leave);
    player.addEventListener('keydown', leave);
    return () => observer.disconnect();
  }, [playsItself]);

  return (
    <video
      ref={video}
      className={styles.player}
      aria-label={title}
      poster={poster?.url ? renditionUrl(poster.url, 1280, 'jpg') : undefined}
      preload="none"
      controls
      playsInline
      muted={playsItself}
      loop={loop}
    >
      <source src={source.src} type={source.type} />
      {subtitles.map(({ src, lang, label }, index) => (
        <track key={src} kind="captions" src={src} srcLang={lang} label={label || messages.subtitles} default={index === 0} />
      ))}
      <a href={url}>{messages.elsewhere({ title })}</a>
    </video>
  );
}
