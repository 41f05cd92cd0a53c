import type { ReactNode } from 'react';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const styles = {
  page: style({ display: 'grid', gap: theme.space.l, padding: theme.space.l, background: theme.colour.ground, color: theme.colour.ink }),
  title: style({ fontFamily: theme.font.title, fontSize: theme.size.h3, color: theme.colour.heading }),
  row: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, 10rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.space.m,
    '& code': { fontSize: theme.size.small, color: theme.colour.muted, overflowWrap: 'anywhere' },
  }),
};

/** A page of the theme: one heading, and what it shows below. */
export const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className={styles.page}>
    <h1 className={styles.title}>{title}</h1>
    {children}
  </main>
);

/** A token by its name, with what it looks like beside it. */
export const Token = ({ name, value, children }: { name: string; value?: string; children: ReactNode }) => (
  <div className={styles.row}>
    <code>
      {name}
      {value && (
        <>
          <br />
          {value}
        </>
      )}
    </code>
    <div>{children}</div>
  </div>
);
