import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/album.ts';
import type { AlbumProps } from '#registry/generated/album.ts';
import { columnCounts, columnVariables } from '#registry/page/layout/column-grid.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Picture } from '#ui/picture.tsx';
import { ZoomLink } from '../fullscreen/zoom-link.tsx';
import type { AlbumData } from './index.ts';
import { albumStyles as styles } from './styles.ts';

/** An album: each picture opens in the fullscreen slider, which leads on to the others; without JavaScript, its file. */
export function Album({ node }: BlockProps<AlbumProps, AlbumData>) {
  const messages = useMessages(allMessages);
  const { showTitle, columns, ratio } = node.props;
  const { title, description, pictures, day, date, isPage } = node.data;
  const counts = columnCounts(columns);
  const sizes = `(min-width: 996px) ${Math.round(92 / counts.lg)}vw, (min-width: 768px) ${Math.round(92 / counts.md)}vw, ${Math.round(92 / counts.base)}vw`;
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div>
      {showTitle && (
        <header className={styles.header}>
          <Title className={isPage ? styles.pageTitle : styles.title}>{title}</Title>
          {description && <p className={styles.text}>{description}</p>}
          <p className={styles.facts}>
            <time dateTime={day}>{date}</time> · {messages.count({ count: pictures.length })}
          </p>
        </header>
      )}
      <ul className={styles.grid} style={columnVariables(counts)}>
        {pictures.map(({ image, caption }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice, and the list is never reordered
          <li key={index}>
            <figure>
              <div className={styles.picture}>
                <ZoomLink image={image} group={node.id} caption={caption}>
                  <Picture image={image} sizes={sizes} ratio={ratio.replace('/', ' / ')} />
                </ZoomLink>
              </div>
              {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
export default Album;
