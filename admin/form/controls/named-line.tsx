import { useMessages } from '#client/site.tsx';
import { renditionUrl } from '#domain/addresses.ts';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import type { NamedThing } from '#schemas/named-thing.ts';
import { controlStyles } from '../control-styles.ts';
import { formStyles as styles } from '../styles.ts';

/** A thing of the site by its picture, its title and its name in addresses. */
export function NamedLine({ thing: { title, name, picture, isShown } }: { thing: NamedThing }) {
  const messages = useMessages(allMessages);
  return (
    <span className={styles.named}>
      {picture === null ? (
        <span className={styles.thumb} />
      ) : (
        <img src={renditionUrl(picture, 160, 'webp')} alt="" loading="lazy" className={styles.thumb} />
      )}
      <span className={styles.namedWords}>
        <span>{title}</span>
        {title !== name && <span className={controlStyles.note}>{name}</span>}
        {!isShown && <span className={controlStyles.note}>{messages.notOnShow}</span>}
      </span>
    </span>
  );
}
