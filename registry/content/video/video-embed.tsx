import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/video.ts';
import type { VideoProps } from '#registry/generated/video.ts';
import { ConsentGate } from '#registry/navigation/consent/consent-gate.tsx';
import { Picture } from '#ui/picture.tsx';
import { videoStyles as styles } from './styles.ts';
import type { VideoSource } from './video-source.ts';

type VideoEmbedProps = { props: VideoProps; source: Extract<VideoSource, { kind: 'embed' }> };

/** A host's player, asked for after a yes only. It starts at once for whoever has just pressed a button to see it. */
export function VideoEmbed({ props: { title, poster, url }, source: { host, src } }: VideoEmbedProps) {
  const messages = useMessages(allMessages);
  return (
    <>
      <ConsentGate
        purpose="embeds"
        host={host}
        poster={poster && <Picture image={poster} alt="" sizes="(min-width: 996px) 66vw, 100vw" widths={[480, 640, 960, 1280]} />}
      >
        {(isFresh) => (
          <iframe
            className={styles.player}
            src={isFresh ? `${src}&autoplay=1` : src}
            title={title}
            loading="lazy"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        )}
      </ConsentGate>
      <a className={styles.link} href={url}>
        {messages.on({ title, host })}
      </a>
    </>
  );
}
