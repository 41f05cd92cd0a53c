import type { CSSProperties, ReactNode } from 'react';
import type { ElementListProps } from '#registry/generated/element-list.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Picture } from '#ui/picture.tsx';
import { SectionHeader } from '../texts/section-header.tsx';
import type { ElementListData, ListedElement } from './index.ts';
import { elementListStyles as styles } from './styles.ts';

/** Column counts by breakpoint, each falling back to the next smaller one: as styles, and as the `sizes` of pictures. */
function columnsOf(columns: ElementListProps['columns']): { style: CSSProperties; sizes: string } {
  const { base, sm = base, md = sm, lg = md, xl = lg } = typeof columns === 'number' ? { base: columns } : columns;
  const share = (count: number) => `${Math.round(92 / count)}vw`;
  const sizes = `(min-width: 996px) ${share(lg)}, (min-width: 768px) ${share(md)}, ${share(base)}`;
  const style = { '--columns-base': base, '--columns-sm': sm, '--columns-md': md, '--columns-lg': lg, '--columns-xl': xl } as CSSProperties;
  return { style, sizes };
}

const looks = { cards: Card, logos: Logo, links: Line };

/** A list of the site; nothing while it is empty. */
export function ElementList({ node }: BlockProps<ElementListProps, ElementListData>) {
  const { look, eyebrow, title, text, columns } = node.props;
  const { elements } = node.data;
  if (elements.length === 0) return null;
  const Item = looks[look];
  const { style, sizes } = columnsOf(columns);
  return (
    <div>
      <SectionHeader eyebrow={eyebrow} title={title} text={text} />
      <ul className={styles[look]} style={look === 'cards' ? style : undefined}>
        {elements.map((element) => (
          <li key={element.id}>
            <Item {...element} sizes={sizes} isBelowTitle={Boolean(title)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
export default ElementList;

type ItemProps = ListedElement & { isBelowTitle: boolean; sizes: string };

/** Another site's page opens with no way back into this one. */
const Linked = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? (
    <a href={href} rel={/^https?:/.test(href) ? 'noopener' : undefined}>
      {children}
    </a>
  ) : (
    children
  );

function Card({ title, excerpt, image, href, isBelowTitle, sizes }: ItemProps) {
  const Title = isBelowTitle ? 'h3' : 'h2';
  return (
    <article className={styles.card}>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} alt="" sizes={sizes} ratio="4/5" />
        </div>
      )}
      <Title className={styles.name}>
        <Linked href={href}>{title}</Linked>
      </Title>
      {excerpt && <p className={styles.text}>{excerpt}</p>}
    </article>
  );
}

function Logo({ title, image, href }: ItemProps) {
  return (
    <span className={styles.logo}>
      <Linked href={href}>{image ? <Picture image={image} alt={image.alt || title} sizes="10rem" fit="contain" /> : title}</Linked>
    </span>
  );
}

function Line({ title, excerpt, href }: ItemProps) {
  return (
    <p className={styles.line}>
      <Linked href={href}>{title}</Linked>
      {excerpt && <span className={styles.text}>{excerpt}</span>}
    </p>
  );
}
