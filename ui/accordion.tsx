import type { ReactNode } from 'react';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export type AccordionItem = { title: string; content: ReactNode; open?: boolean };

const styles = {
  item: style({
    borderTop: `1px solid ${theme.colour.rule}`,
    '&:last-child': { borderBottom: `1px solid ${theme.colour.rule}` },
    '&[open] > summary::after': { transform: 'rotate(45deg)' },
    interpolateSize: 'allow-keywords',
    '&::details-content': {
      blockSize: 0,
      overflow: 'hidden',
      transition: `block-size ${theme.motion.calm} ${theme.ease.out}, content-visibility ${theme.motion.calm} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto' },
  }),
  summary: style({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space.m,
    minHeight: '3.4rem',
    paddingBlock: theme.space.s,
    fontFamily: theme.font.menu,
    fontWeight: theme.weight.menu,
    letterSpacing: theme.tracking.caps,
    color: theme.colour.heading,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flex: 'none',
      width: '0.85rem',
      height: '0.85rem',
      marginRight: '0.2rem',
      background:
        'linear-gradient(currentColor, currentColor) 50% / 100% 1px no-repeat, linear-gradient(currentColor, currentColor) 50% / 1px 100% no-repeat',
      transition: `transform ${theme.motion.calm} ${theme.ease.out}`,
    },
  }),
  content: style({ paddingBottom: theme.space.l }),
};

/**
 * Titles that open their text, on native `details`: works without JavaScript, and find-in-page opens them.
 * @param name with it, opening one closes the others that have it
 */
export function Accordion({ items, name }: { items: readonly AccordionItem[]; name?: string | undefined }) {
  return (
    <div>
      {items.map(({ title, content, open }) => (
        <details key={title} className={styles.item} open={open} name={name}>
          <summary className={styles.summary}>{title}</summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
