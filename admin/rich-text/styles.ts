import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;

export const richTextStyles = {
  frame: style({ border: `1px solid ${colour.ruleStrong}`, borderRadius: radius.s, '&:focus-within': { borderColor: colour.primary } }),
  tools: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    padding: 2,
    borderBottom: `1px solid ${colour.rule}`,
    background: colour.ground,
    borderRadius: `${radius.s} ${radius.s} 0 0`,
    '& button, & select': {
      minHeight: '2.1rem',
      minWidth: '2.1rem',
      padding: '0.1rem 0.5rem',
      border: 0,
      borderRadius: radius.s,
      background: 'transparent',
      fontSize: size.small,
      cursor: 'pointer',
    },
    '& select': { maxWidth: '8.5rem' },
    '& button:hover, & button[aria-pressed="true"]': { background: colour.tintPrimary, color: colour.primaryInk },
  }),
  tableTools: style({ margin: 0, border: 0, borderBottom: `1px solid ${colour.rule}` }),
  note: style({ flexBasis: '100%', padding: `0 0.5rem 0.25rem`, color: colour.muted, fontSize: size.caption }),
  linkRow: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    alignItems: 'center',
    padding: space.xs,
    borderBottom: `1px solid ${colour.rule}`,
  }),
  text: style({
    maxHeight: '28rem',
    overflowY: 'auto',
    background: colour.surface,
    borderRadius: `0 0 ${radius.s} ${radius.s}`,
    '& .tiptap': {
      minHeight: '10rem',
      padding: space.s,
      outline: 'none',
      '& > * + *': { marginTop: '0.7em' },
      '& h1': { fontSize: '1.35rem' },
      '& h2': { fontSize: '1.2rem' },
      '& h3': { fontSize: '1.05rem' },
      '& table': { width: '100%', tableLayout: 'fixed' },
      '& th, & td': { padding: '0.3em 0.5em', border: `1px solid ${colour.ruleStrong}`, textAlign: 'start', verticalAlign: 'top' },
      '& th': { background: colour.tint },
      '& .selectedCell': { background: colour.tintPrimary },
      '& [data-caption]': { textAlign: 'center', fontStyle: 'italic' },
      '& img': { display: 'inline-block', maxHeight: '16rem' },
      '& .ProseMirror-selectednode': { outline: `2px solid ${colour.primary}` },
    },
  }),
};
