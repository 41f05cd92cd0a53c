import { useMessages } from '#client/site.tsx';
import { renditionUrl } from '#domain/addresses.ts';
import { messages as allMessages } from '#messages/generated/admin/media.ts';
import { type MediaItem, maxUses } from '#schemas/media-library.ts';
import { mediaStyles as styles } from './styles.ts';

/** Returns whether a file is shown as a picture. */
export const isPictured = ({ kind }: Pick<MediaItem, 'kind'>): boolean => kind === 'picture' || kind === 'drawing';

/** A file of the library, to open or to choose. */
export function MediaCard({ item, isChosen = false, onChoose }: { item: MediaItem; isChosen?: boolean; onChoose: () => void }) {
  const messages = useMessages(allMessages);
  const lacksAlt = isPictured(item) && Object.values(item.alts).every((text) => !text);
  return (
    <button type="button" className={styles.card} aria-current={isChosen} onClick={onChoose}>
      <span className={styles.picture}>
        {isPictured(item) ? <img src={renditionUrl(item.url, 320, 'webp')} alt="" loading="lazy" /> : item.format.toUpperCase()}
      </span>
      <span className={styles.cardText}>
        <span>{item.name}</span>
        <span className={styles.hint}>{messages.uses({ count: item.uses, isLimit: item.uses === maxUses })}</span>
        {lacksAlt && <span className={styles.warn}>{messages.noAlt}</span>}
      </span>
    </button>
  );
}
