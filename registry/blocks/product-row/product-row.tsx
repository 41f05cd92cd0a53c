import type { BlockProps } from '#renderer/types.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { ProductRowProps } from '../../generated/product-row.ts';
import { ProductCard } from '../../product-parts/product-card.tsx';
import { SectionHeader } from '../../text-parts/section-header.tsx';
import type { ProductRowData } from './index.ts';

const { space } = theme;

/** The row runs to the window's edges and rests on a card. */
const row = style({
  display: 'flex',
  gap: space.grid,
  padding: `0 ${space.gutter} ${space.s}`,
  marginInline: `calc(-1 * ${space.gutter})`,
  scrollPaddingInline: space.gutter,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.colour.rule} transparent`,
  '& > li': { flex: '0 0 min(62%, 18rem)', scrollSnapAlign: 'start' },
  [above('md')]: { '& > li': { flexBasis: '31%' } },
  [above('lg')]: { '& > li': { flexBasis: `calc((100% - 3 * ${space.grid}) / 4.2)` } },
});

export function ProductRow({ node }: BlockProps<ProductRowProps, ProductRowData>) {
  const { eyebrow, title, link, cardStyle } = node.props;
  const { products, settings } = node.data;
  if (products.length === 0) return null;
  return (
    <div>
      <SectionHeader eyebrow={eyebrow} title={title} link={link} />
      <ul className={row}>
        {products.map((product) => (
          <li key={product.idProduct}>
            <ProductCard
              product={product}
              settings={settings}
              cardStyle={cardStyle}
              sizes="(min-width: 996px) 22vw, (min-width: 768px) 31vw, 62vw"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
export default ProductRow;
