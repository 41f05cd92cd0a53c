import { type IconDrawing, IconPath } from '#ui/icon-path.tsx';
import { rowStyles as styles } from './row-styles.ts';

type IconLinkProps = { href: string; label: string; icon: IconDrawing; hasWord: boolean };

/** Search or account in the logo's row, with its word where the owner wants it; a phone has them in its bar and menu. */
export const IconLink = ({ href, label, icon, hasWord }: IconLinkProps) => (
  <a className={styles.iconLink} href={href} aria-label={label}>
    <IconPath {...icon} size="1.5em" />
    {hasWord && <span className={styles.iconWord}>{label}</span>}
  </a>
);
