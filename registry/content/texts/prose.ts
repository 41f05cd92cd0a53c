import type { CSSObject } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

/** A list whose items have a short line before them. */
export const listMarks: CSSObject = {
  listStyle: 'none',
  paddingLeft: '1.2em',
  '& > li': { position: 'relative' },
  '& > li + li': { marginTop: '0.35em' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: '-1.1em',
    top: '0.72em',
    width: '0.5em',
    height: '1px',
    background: theme.colour.accent,
  },
};

/** Rhythm of a formatted text. */
export const prose: CSSObject = {
  '& > * + *': { marginTop: '1em' },
  '& > h2': { fontSize: theme.size.h3 },
  '& > h3, & > h4': { fontSize: theme.size.h4 },
  '& > * + h2, & > * + h3, & > * + h4': { marginTop: '1.6em' },
  '& ul, & ol': { paddingLeft: '1.2em' },
  '& ul': { listStyle: 'none', '& > li': { position: 'relative' } },
  '& ul > li::before': {
    content: '""',
    position: 'absolute',
    left: '-1.1em',
    top: '0.72em',
    width: '0.5em',
    height: '1px',
    background: theme.colour.accent,
  },
  '& li + li': { marginTop: '0.35em' },
  '& a': { color: theme.colour.link },
  '& blockquote': { paddingLeft: theme.space.l, borderLeft: `2px solid ${theme.colour.accent}`, fontStyle: 'italic' },
  '& table': { width: '100%', fontSize: theme.size.small },
  '& th, & td': { padding: '0.6em 1em 0.6em 0', borderBottom: `1px solid ${theme.colour.rule}`, textAlign: 'left', verticalAlign: 'top' },
};
