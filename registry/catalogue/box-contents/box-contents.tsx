import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { capacityText } from '#domain/wine-features.ts';
import { messages } from '#messages/generated/registry/catalogue/box-contents.ts';
import type { BoxContentsProps } from '#registry/generated/box-contents.ts';
import { caps } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { BoxContent } from '#schemas/product.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Picture } from '#ui/picture.tsx';
import type { BoxContentsData } from './index.ts';

const { colour, size, space } = theme;
const styles = {
  title: style(caps, { color: colour.heading, fontSize: size.body, marginBottom: space.s }),
  list: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    gap: space.s,
    padding: 0,
    listStyle: 'none',
  }),
  item: style({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 4.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s,
    padding: space.s,
    border: `1px solid ${colour.rule}`,
    borderRadius: theme.radius.s,
  }),
  count: style({
    fontFamily: theme.font.title,
    fontSize: size.h4,
    color: colour.accentInk,
    fontVariantNumeric: 'lining-nums',
    minWidth: '2ch',
  }),
  picture: style({ overflow: 'hidden', borderRadius: theme.radius.s, background: colour.tint }),
  name: style({
    color: colour.heading,
    lineHeight: theme.leading.snug,
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  }),
  detail: style({ color: colour.muted, fontSize: size.small, lineHeight: theme.leading.snug }),
};

/** Lists the products in the box; each one that is sold separately links to its own sheet. */
export function BoxContents({ node }: BlockProps<BoxContentsProps, BoxContentsData>) {
  const { contents: label } = useMessages(messages);
  const { title } = node.props;
  const { contents } = node.data;
  if (contents.length === 0) return null;
  return (
    <section aria-label={title ?? label}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.list}>
        {contents.map((content) => (
          <Item key={`${content.name} ${content.year} ${content.capacity}`} content={content} />
        ))}
      </ul>
    </section>
  );
}
export default BoxContents;

function Item({ content: { quantity, name, url, image, appellation, year, ...bottle } }: { content: BoxContent }) {
  const { locale } = useSite();
  const to = useLocalPath();
  const details = [appellation, year, capacityText(bottle, locale)].filter(Boolean).join(' · ');
  return (
    <li className={styles.item}>
      <span className={styles.count}>{`${quantity}\u00a0×`}</span>
      <span className={styles.picture}>{image && <Picture image={image} alt="" sizes="72px" widths={[160, 320]} ratio="4 / 5" />}</span>
      <span>
        <span className={styles.name}>{url ? <a href={to(url)}>{name}</a> : name}</span>
        {details && (
          <>
            <br />
            <span className={styles.detail}>{details}</span>
          </>
        )}
      </span>
    </li>
  );
}
