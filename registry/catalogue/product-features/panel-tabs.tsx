import type { ReactNode } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/catalogue/product-features.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, motion, space } = theme;

/** The most panels a sheet has; each has its rule of what is shown. */
const most = 12;

const styles = {
  /** Labels in a line, panels below: the panel whose radio is checked is shown. On a phone the line is swiped. */
  tabs: style({
    border: 0,
    padding: 0,
    minWidth: 0,
    '& > legend': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    ...Object.fromEntries(
      Array.from({ length: most }, (_, at) => [
        `&:has(> div > label:nth-of-type(${at + 1}) > input:checked) > section:nth-of-type(${at + 1})`,
        { display: 'block' },
      ]),
    ),
  }),
  list: style({
    display: 'flex',
    gap: space.l,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${colour.rule}`,
    [above('md')]: { flexWrap: 'wrap', overflowX: 'visible' },
  }),
  tab: style({
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.9rem',
    borderBottom: '2px solid transparent',
    color: colour.muted,
    cursor: 'pointer',
    transition: `color ${motion.quick}, border-color ${motion.quick}`,
    '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
    '&:has(:checked)': { color: colour.heading, borderBottomColor: colour.primary },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
  }),
  panel: style({ display: 'none', paddingTop: space.l }),
};

type PanelTabsProps = { name: string; panels: readonly { title: string; content: ReactNode }[] };

/** One panel of several without JavaScript: a group of radio buttons, which the arrow keys move through. */
export function PanelTabs({ name, panels }: PanelTabsProps) {
  const messages = useMessages(allMessages);
  return (
    <fieldset className={styles.tabs}>
      <legend>{messages.tabs}</legend>
      <div className={styles.list}>
        {panels.map(({ title }, at) => (
          <label key={title} className={styles.tab}>
            <input type="radio" name={`${name}-tab`} defaultChecked={at === 0} />
            {title}
          </label>
        ))}
      </div>
      {panels.map(({ title, content }) => (
        <section key={title} className={styles.panel} aria-label={title}>
          {content}
        </section>
      ))}
    </fieldset>
  );
}
