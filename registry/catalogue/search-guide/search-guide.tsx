import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { messages as searchMessages } from '#messages/generated/registry/navigation/search.ts';
import type { SearchGuideProps } from '#registry/generated/search-guide.ts';
import type { BlockProps } from '#renderer/types.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Picture } from '#ui/picture.tsx';
import { ProductCard } from '../products/product-card.tsx';
import type { SearchGuideData } from './index.ts';

const { colour, radius, size, space } = theme;
const styles = {
  guide: style({ display: 'grid', gap: space.xl }),
  title: style({ fontSize: size.h4, marginBottom: space.s }),
  words: style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, padding: 0, listStyle: 'none' }),
  word: style({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '2.75rem',
    padding: '0 1rem',
    border: `1px solid ${colour.ruleStrong}`,
    borderRadius: radius.pill,
    color: colour.ink,
    textDecoration: 'none',
    '& span': { color: colour.muted, fontSize: size.small },
    '&:hover': { borderColor: colour.primaryInk },
  }),
  articles: style({
    display: 'grid',
    gap: space.m,
    padding: 0,
    listStyle: 'none',
    [above('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  article: style({ display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)', alignItems: 'center', gap: space.s, color: colour.ink }),
  products: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space.xl} ${space.grid}`,
    padding: 0,
    listStyle: 'none',
    [above('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
};

/** Shows what the site has beside the products that a search finds, and suggestions if it finds none. */
export function SearchGuide({ node }: BlockProps<SearchGuideProps, SearchGuideData>) {
  const messages = useMessages(searchMessages);
  const { path } = useSite();
  const to = useLocalPath();
  if (!node.data) return null;
  const { results, settings } = node.data;
  const { total, near, categories, popular } = results;
  // Without products, the list itself shows what else is found.
  const [pages, articles] = total === 0 ? [[], []] : [results.pages, results.articles];
  const { popularTitle, cardStyle } = node.props;
  if (near.length + categories.length + articles.length + pages.length + popular.length === 0) return null;
  return (
    <div className={styles.guide}>
      {near.length > 0 && (
        <section>
          <h2 className={styles.title}>{messages.near}</h2>
          <ul className={styles.words}>
            {near.map((search) => (
              <li key={search}>
                <a className={styles.word} href={`${path}?search=${encodeURIComponent(search)}`}>
                  {search}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section>
          <h2 className={styles.title}>{popularTitle ?? messages.popular}</h2>
          <ul className={styles.products}>
            {popular.map((product) => (
              <li key={product.idProduct}>
                <ProductCard product={product} settings={settings} cardStyle={cardStyle} sizes="(min-width: 996px) 22vw, 46vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {categories.length > 0 && (
        <section>
          <h2 className={styles.title}>{messages.categories}</h2>
          <ul className={styles.words}>
            {categories.map(({ tag, label, url, count }) => (
              <li key={tag}>
                <a className={styles.word} href={to(url)}>
                  {label} {count > 0 && <span>{messages.count({ count })}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pages.length > 0 && (
        <section>
          <h2 className={styles.title}>{messages.pages}</h2>
          <ul className={styles.words}>
            {pages.map(({ kind, title, url }) => (
              <li key={url}>
                <a className={styles.word} href={to(url)}>
                  {title} <span>{messages.kinds[kind]}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {articles.length > 0 && (
        <section>
          <h2 className={styles.title}>{messages.articles}</h2>
          <ul className={styles.articles}>
            {articles.map(({ id, title, url, image }) => (
              <li key={id}>
                <a className={styles.article} href={to(url)}>
                  <Picture image={image} alt="" sizes="80px" widths={[160]} ratio="1" />
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
export default SearchGuide;
