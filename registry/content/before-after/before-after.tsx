import { type CSSProperties, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/before-after.ts';
import type { BeforeAfterProps } from '#registry/generated/before-after.ts';
import type { BlockProps } from '#renderer/types.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionHeader } from '../texts/section-header.tsx';
import { beforeAfterStyles as styles } from './styles.ts';

const sizes = '(min-width: 996px) 66vw, 100vw';
const widths = [480, 640, 960, 1280] as const;
const bothWays = 'M9 6.5 4 12l5 5.5M15 6.5l5 5.5-5 5.5';

/** One picture over another, cut where the slider stands: by mouse, finger and arrow keys. Without JavaScript side by side. */
export function BeforeAfter({ node }: BlockProps<BeforeAfterProps>) {
  const messages = useMessages(allMessages);
  const { title, text, before, after, beforeLabel, afterLabel, caption, ratio, start } = node.props;
  const [cut, setCut] = useState(start);
  const picture = { sizes, widths, ratio: ratio.replace('/', ' / ') };
  return (
    <div>
      <SectionHeader title={title} text={text} />
      <figure>
        <div className={styles.stage} style={{ '--cut': `${cut}%` } as CSSProperties}>
          <div className={styles.side}>
            <Picture image={before} {...picture} />
            <span className={styles.start}>{beforeLabel || messages.before}</span>
          </div>
          <div className={styles.over}>
            <Picture image={after} {...picture} />
            <span className={styles.end}>{afterLabel || messages.after}</span>
          </div>
          <input
            className={styles.range}
            type="range"
            min={0}
            max={100}
            value={cut}
            onChange={({ target }) => setCut(target.valueAsNumber)}
            aria-label={messages.compare}
            aria-valuetext={messages.shown({ percent: cut })}
          />
          <span className={styles.line} aria-hidden="true">
            <span className={styles.handle}>
              <IconPath path={bothWays} size="1.5rem" />
            </span>
          </span>
        </div>
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </div>
  );
}
export default BeforeAfter;
