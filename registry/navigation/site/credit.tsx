import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { SiteCredit } from './site-credit.ts';

const styles = {
  credit: style({ display: 'flex', alignItems: 'center', gap: theme.space.xs }),
  emblem: style({ flex: 'none', width: '1.05em', height: '1.05em' }),
};

/** Shows the maker of the site, after a small emblem of two sheets. */
export const Credit = ({ text, href, hasEmblem }: SiteCredit) => (
  <p className={styles.credit}>
    {hasEmblem && (
      <svg className={styles.emblem} viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true" data-emblem>
        <rect x="1.6" y="4.6" width="9.8" height="9.8" rx="2.2" />
        <path d="M5.2 1.6h6.8a2.4 2.4 0 0 1 2.4 2.4v6.8" strokeLinecap="round" />
      </svg>
    )}
    {href ? <a href={href}>{text}</a> : text}
  </p>
);
