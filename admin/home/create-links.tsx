import { useMessages } from '#client/site.tsx';
import { messages as homeMessages } from '#messages/generated/admin/home.ts';
import { messages as shellMessages } from '#messages/generated/admin/shell.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { adminStyles } from '../styles.ts';
import { homeStyles as styles } from './styles.ts';

/** Kinds of entries that are made most often, with the address of their list. */
const links = [
  { name: 'news', path: 'news' },
  { name: 'article', path: 'articles' },
  { name: 'album', path: 'albums' },
  { name: 'discount', path: 'discounts' },
  { name: 'tag', path: 'tags' },
] as const;

/** Links to the forms of new entries. */
export function CreateLinks() {
  const { create } = useMessages(homeMessages);
  const { entries } = useMessages(shellMessages);
  return (
    <section className={styles.part} aria-label={create}>
      <h2 className={styles.title}>{create}</h2>
      <div className={adminStyles.actions}>
        {links.map(({ name, path }) => (
          <LinkButton key={name} variant="outline" href={`/admin/${path}/new`}>
            {entries[name].new}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
