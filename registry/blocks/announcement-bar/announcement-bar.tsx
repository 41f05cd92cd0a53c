import { useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { AnnouncementBarProps } from '../../generated/announcement-bar.ts';
import type { Announcement } from './load.ts';
import { words as allWords } from './words.ts';

const bar = style({
  padding: `0.45rem ${theme.space.gutter} 0.5rem`,
  background: theme.colour.topBarGround,
  color: theme.colour.topBarInk,
  fontSize: theme.size.small,
  lineHeight: theme.leading.snug,
  textAlign: 'center',
  textWrap: 'balance',
  '& a, & a:hover': { color: 'inherit' },
});

export function AnnouncementBar({ node }: BlockProps<AnnouncementBarProps, Announcement>) {
  const words = useWords(allWords);
  const { text, href } = node.data;
  if (!text) return null;
  return (
    <aside className={bar} aria-label={words.label}>
      {href ? <a href={href}>{text}</a> : text}
    </aside>
  );
}
export default AnnouncementBar;
