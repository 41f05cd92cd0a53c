import { type ReactNode, useId } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/home.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { adminStyles } from '../styles.ts';
import { homeStyles as styles } from './styles.ts';

type LatestEntry = { key: string; href: string; label: string; note?: string | undefined; end: ReactNode; endNote?: string | undefined };

type LatestListProps = {
  title: string;
  /** The address of the whole list. */
  all: string;
  none: string;
  /** Undefined while they are not known. */
  entries: readonly LatestEntry[] | undefined;
};

/** Latest entries of a list, each as a link. */
export function LatestList({ title, all, none, entries }: LatestListProps) {
  const messages = useMessages(allMessages);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <a href={all} aria-label={messages.allOf({ list: title })}>
          {messages.all}
        </a>
      </div>
      {!entries && <Skeleton label={messages.loading} bars={[2.5, 2.5, 2.5]} />}
      {entries?.length === 0 && <p className={adminStyles.muted}>{none}</p>}
      <ul className={styles.list}>
        {entries?.map(({ key, href, label, note, end, endNote }) => (
          <li key={key}>
            <a className={styles.entry} href={href}>
              <span className={styles.text}>
                <strong>{label}</strong>
                <span>{note}</span>
              </span>
              <span className={styles.end}>
                {end}
                {endNote && <span>{endNote}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
