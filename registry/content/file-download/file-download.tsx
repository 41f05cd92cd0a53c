import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/file-download.ts';
import type { FileDownloadProps } from '#registry/generated/file-download.ts';
import type { BlockProps } from '#renderer/types.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { sizeOf, typeOf } from './file-facts.ts';
import { fileDownloadStyles as styles } from './styles.ts';

const arrow = 'M12 4v11M6.8 10.2 12 15.4l5.2-5.2M4.5 19.8h15';

/** A file of the site is saved, one of another site is opened there. Type and size are read before one decides. */
export function FileDownload({ node }: BlockProps<FileDownloadProps>) {
  const { lang } = useSite();
  const messages = useMessages(allMessages);
  const { files, look } = node.props;
  return (
    <ul className={styles.lists[look]}>
      {files.map(({ label, href, text, kilobytes }) => {
        const isOwn = href.startsWith('/');
        const type = typeOf(href);
        const facts = [text, kilobytes && sizeOf(kilobytes, lang), !isOwn && messages.other].filter(Boolean).join(' · ');
        return (
          <li key={href} className={styles.items[look]}>
            <a className={styles.link} href={href} {...(isOwn ? { download: true } : { rel: 'noopener' })}>
              <span className={styles.badge}>{type ?? <IconPath path={arrow} size="1.2rem" />}</span>
              <span className={styles.texts}>
                <span className={styles.label}>{label}</span>
                {facts && <span className={styles.facts}>{facts}</span>}
              </span>
              {type && <IconPath path={arrow} size="1.3rem" />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
export default FileDownload;
