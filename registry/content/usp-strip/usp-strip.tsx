import type { UspStripProps } from '#registry/generated/usp-strip.ts';
import { caps } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Icon } from '#ui/icon.tsx';

const { colour, size, space } = theme;
const styles = {
  list: style({
    display: 'grid',
    gap: `${space.l} ${space.xl}`,
    padding: 0,
    listStyle: 'none',
    [above('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  }),
  item: style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.m, alignItems: 'start' }),
  icon: style({ color: colour.accentInk, paddingTop: '0.1rem' }),
  title: style(caps, { color: colour.heading, lineHeight: theme.leading.snug }),
  text: style({ color: colour.muted, fontSize: size.small, lineHeight: 1.45, marginTop: '0.15rem' }),
};

export function UspStrip({ node }: BlockProps<UspStripProps>) {
  return (
    <ul className={styles.list}>
      {node.props.items.map(({ icon, title, text, href }) => (
        <li key={title} className={styles.item}>
          <span className={styles.icon}>
            <Icon name={icon} size="1.75rem" />
          </span>
          <div>
            <p className={styles.title}>{href ? <a href={href}>{title}</a> : title}</p>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
export default UspStrip;
