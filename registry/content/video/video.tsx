import type { CSSProperties } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/video.ts';
import type { VideoProps } from '#registry/generated/video.ts';
import type { BlockProps } from '#renderer/types.ts';
import { videoStyles as styles } from './styles.ts';
import { VideoEmbed } from './video-embed.tsx';
import { VideoFile } from './video-file.tsx';
import { videoSource } from './video-source.ts';

/** A video of the site, or one of a host that is asked for after a yes. An address that is neither is a link. */
export function Video({ node }: BlockProps<VideoProps>) {
  const messages = useMessages(allMessages);
  const { url, title, caption, transcript, ratio } = node.props;
  const source = videoSource(url);
  if (source.kind === 'page' || source.kind === 'download') {
    return (
      <p>
        <a href={url} download={source.kind === 'download'}>
          {messages.elsewhere({ title })}
        </a>
      </p>
    );
  }
  return (
    <figure>
      <div className={styles.frame} style={{ '--ratio': ratio.replace('/', ' / ') } as CSSProperties}>
        {source.kind === 'file' ? <VideoFile props={node.props} source={source} /> : <VideoEmbed props={node.props} source={source} />}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      {transcript && (
        <details className={styles.transcript}>
          <summary>{messages.transcript}</summary>
          <p>{transcript}</p>
        </details>
      )}
    </figure>
  );
}
export default Video;
