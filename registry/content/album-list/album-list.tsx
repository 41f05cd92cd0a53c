import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/album-list.ts';
import type { AlbumListProps } from '#registry/generated/album-list.ts';
import { columnCounts, columnVariables } from '#registry/page/layout/column-grid.ts';
import type { BlockProps } from '#renderer/types.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionHeader } from '../texts/section-header.tsx';
import type { AlbumListData } from './index.ts';
import { albumListStyles as styles } from './styles.ts';

/** The albums, each with its first picture. */
export function AlbumList({ node }: BlockProps<AlbumListProps, AlbumListData>) {
  const messages = useMessages(allMessages);
  const { eyebrow, title, columns } = node.props;
  const { albums } = node.data;
  if (albums.length === 0) return <EmptyState title={messages.none} text={messages.noneText} />;
  const counts = columnCounts(columns);
  const sizes = `(min-width: 996px) ${Math.round(92 / counts.lg)}vw, (min-width: 576px) ${Math.round(92 / counts.sm)}vw, 92vw`;
  const Title = title ? 'h3' : 'h2';
  return (
    <div>
      <SectionHeader eyebrow={eyebrow} title={title} />
      <ul className={styles.grid} style={columnVariables(counts)}>
        {albums.map((album) => (
          <li key={album.id} className={styles.album}>
            <div className={styles.picture}>
              <Picture image={album.image} alt="" sizes={sizes} ratio="4 / 3" />
            </div>
            <div>
              <Title className={styles.title}>
                <a href={album.href}>{album.title}</a>
              </Title>
              {album.description && <p className={styles.text}>{album.description}</p>}
              <p className={styles.count}>{messages.count({ count: album.count })}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
export default AlbumList;
