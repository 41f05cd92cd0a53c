import { hoveredIcon } from '#registry/navigation/site/bar-styles.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { IconPath } from '#ui/icon-path.tsx';
import type { SocialLink } from './social-links.ts';

const styles = {
  list: style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs, padding: 0, listStyle: 'none' }),
  smallList: style({ display: 'flex', padding: 0, listStyle: 'none' }),
  link: style({
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    color: 'inherit',
    transition: `background-color ${theme.motion.quick}`,
    '&:hover': { color: 'inherit', background: hoveredIcon },
  }),
  small: style({
    display: 'grid',
    placeItems: 'center',
    width: '1.9rem',
    height: '1.9rem',
    borderRadius: '50%',
    color: 'inherit',
    transition: `background-color ${theme.motion.quick}`,
    '&:hover': { color: 'inherit', background: hoveredIcon },
  }),
};

type SocialListProps = { links: readonly SocialLink[]; label: string; small?: boolean };

/** Links to the shop's pages elsewhere, by their marks. */
export function SocialList({ links, label, small = false }: SocialListProps) {
  return (
    <ul className={small ? styles.smallList : styles.list} aria-label={label}>
      {links.map((link) => (
        <li key={link.label}>
          <a className={small ? styles.small : styles.link} href={link.href} aria-label={link.label} title={link.label} rel="noopener">
            <IconPath {...link.icon} size={small ? '1.15rem' : '1.4rem'} />
          </a>
        </li>
      ))}
    </ul>
  );
}
