import type { WineFactsProps } from '#registry/generated/wine-facts.ts';
import { caps } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { WineFactsData } from './index.ts';

const { colour, size, space } = theme;

const label = { color: colour.muted, fontSize: size.caption, lineHeight: theme.leading.snug } as const;
const value = { color: colour.heading, fontFamily: theme.font.title, lineHeight: theme.leading.snug } as const;
const styles = {
  title: style(caps, { color: colour.heading, fontSize: size.body, marginBottom: space.s }),
  /** Cells with hairlines between them: each draws its own, those at the edge are cut off. */
  grid: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    overflow: 'hidden',
    '& > div': {
      display: 'grid',
      alignContent: 'start',
      gap: space.xxs,
      padding: space.m,
      margin: '0 -1px -1px 0',
      borderInlineEnd: `1px solid ${colour.rule}`,
      borderBottom: `1px solid ${colour.rule}`,
    },
    '& dt': { ...caps, ...label },
    '& dd': { ...value, fontSize: size.lead },
  }),
  list: style({
    display: 'grid',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(7rem, 2fr) 3fr',
      alignItems: 'baseline',
      gap: space.m,
      paddingBlock: space.xs,
      borderBottom: `1px solid ${colour.rule}`,
    },
    '& dt': { ...caps, ...label },
    '& dd': value,
  }),
};

/** Lists the details of a wine and of how to serve it. */
export function WineFacts({ node }: BlockProps<WineFactsProps, WineFactsData>) {
  const { title, layout } = node.props;
  const { facts } = node.data;
  if (facts.length === 0) return null;
  return (
    <section>
      {title && <h2 className={styles.title}>{title}</h2>}
      <dl className={styles[layout]}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
export default WineFacts;
