import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export type Crumb = { label: string; href: string };

const styles = {
  list: style({
    display: 'flex',
    flexWrap: 'wrap',
    padding: 0,
    listStyle: 'none',
    fontSize: theme.size.small,
    color: theme.colour.muted,
    '& li + li::before': { content: '"/"', padding: '0 0.6em', color: theme.colour.ruleStrong },
    '& a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  }),
};

/** The way from home to the page, whose own name comes last and is no link. */
export function Breadcrumb({ label, crumbs, current }: { label: string; crumbs: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
