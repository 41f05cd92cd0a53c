import { useMoney } from '#client/money.tsx';
import { useLocalPath, useSite } from '#client/site.tsx';
import { CardPrice } from '#registry/catalogue/products/card-price.tsx';
import type { ProductCard } from '#schemas/product.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Picture } from '#ui/picture.tsx';

const { radius, size, space } = theme;
const styles = {
  list: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  item: style({ display: 'grid', gap: space.xxs, alignContent: 'start', fontSize: size.small, overflowWrap: 'anywhere' }),
  picture: style({ overflow: 'hidden', borderRadius: radius.s, background: theme.colour.tint }),
};

/** Products with picture, name and price, each the way to its sheet. */
export function SimilarProducts({ products }: { products: readonly ProductCard[] }) {
  const { lang } = useSite();
  const money = useMoney();
  const to = useLocalPath();
  return (
    <ul className={styles.list}>
      {products.map((product) => (
        <li key={product.idProduct} className={styles.item}>
          <span className={styles.picture}>
            {product.image && <Picture image={product.image} alt="" sizes="160px" widths={[160, 320]} ratio="4 / 5" />}
          </span>
          <a href={to(product.url)}>{product.name}</a>
          {!product.isPriceHidden && <CardPrice product={product} lang={lang} format={money} />}
        </li>
      ))}
    </ul>
  );
}
