import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/navigation/announcement-bar.ts';
import { SocialList } from '#registry/content/company/social-list.tsx';
import type { AnnouncementBarProps } from '#registry/generated/announcement-bar.ts';
import type { BlockProps } from '#renderer/types.ts';
import { above, below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { Announcement } from './index.ts';

const styles = {
  bar: style({
    padding: `0.45rem ${theme.space.gutter} 0.5rem`,
    background: theme.colour.topBarGround,
    color: theme.colour.topBarInk,
    fontSize: theme.size.small,
    lineHeight: theme.leading.snug,
    textAlign: 'center',
    '& a, & a:hover': { color: 'inherit' },
    '& :focus-visible': { outlineColor: theme.colour.topBarInk },
    // Between the links and an equal room, so that the text is in the middle of the page.
    [above('md')]: { '&:has(ul)': { display: 'grid', gridTemplateColumns: '1fr auto 1fr', alignItems: 'center', paddingBlock: '0.15rem' } },
  }),
  /** A bar of links alone is none on a phone, whose menu has them. */
  links: style({ [below('md')]: { display: 'none' } }),
  text: style({ gridColumn: 2, textWrap: 'balance' }),
  social: style({ gridColumn: 3, justifySelf: 'end', [below('md')]: { display: 'none' } }),
};

export function AnnouncementBar({ node }: BlockProps<AnnouncementBarProps, Announcement>) {
  const messages = useMessages(allMessages);
  const { text, href, social } = node.data;
  if (!text && social.length === 0) return null;
  return (
    <aside className={text ? styles.bar : `${styles.bar} ${styles.links}`} aria-label={messages.label}>
      {text && <p className={styles.text}>{href ? <a href={href}>{text}</a> : text}</p>}
      {social.length > 0 && (
        <div className={styles.social}>
          <SocialList links={social} label={messages.social} small />
        </div>
      )}
    </aside>
  );
}
export default AnnouncementBar;
