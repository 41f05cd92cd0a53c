import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/blog-folders.ts';
import type { BlogFoldersProps } from '#registry/generated/blog-folders.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Picture } from '#ui/picture.tsx';
import { SectionHeader } from '../texts/section-header.tsx';
import type { BlogFoldersData, ListedFolder } from './index.ts';
import { blogFoldersStyles as styles } from './styles.ts';

/** The folders of the blog, as a row of links or as cards; nothing while no folder has an article. */
export function BlogFolders({ node }: BlockProps<BlogFoldersProps, BlogFoldersData>) {
  const messages = useMessages(allMessages);
  const { eyebrow, title, look } = node.props;
  const { all, first, within } = node.data;
  if (first.length === 0) return null;
  const shown = within.length > 0 ? within : first;
  return (
    <div>
      <SectionHeader eyebrow={eyebrow} title={title} />
      {look === 'cards' ? (
        <ul className={styles.cards}>
          {shown.map((folder) => (
            <Card key={folder.href} folder={folder} level={title ? 3 : 2} />
          ))}
        </ul>
      ) : (
        <nav className={styles.nav} aria-label={messages.folders}>
          <Links folders={[{ ...all, name: messages.all }, ...first]} />
          {within.length > 0 && <Links folders={within} label={messages.within} />}
        </nav>
      )}
    </div>
  );
}
export default BlogFolders;

function Links({ folders, label }: { folders: readonly ListedFolder[]; label?: string }) {
  const messages = useMessages(allMessages);
  return (
    <ul className={styles.links} aria-label={label}>
      {folders.map(({ href, name, total, isCurrent, isAbove }) => (
        <li key={href}>
          <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : isAbove ? 'true' : undefined}>
            {name}
            <span className={styles.count} title={messages.count({ total })}>
              {total}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Card({ folder: { href, name, description, image, total }, level }: { folder: ListedFolder; level: 2 | 3 }) {
  const messages = useMessages(allMessages);
  const Name = `h${level}` as const;
  return (
    <li className={styles.card}>
      {image && <Picture image={image} alt="" sizes="(min-width: 996px) 30vw, (min-width: 576px) 46vw, 92vw" ratio="3 / 2" />}
      <div className={styles.texts}>
        <Name className={styles.name}>
          <a href={href}>{name}</a>
        </Name>
        {description && <p className={styles.text}>{description}</p>}
        <p className={styles.total}>{messages.count({ total })}</p>
      </div>
    </li>
  );
}
