import { useMessages } from '#client/site.tsx';
import { messages as productMessages } from '#messages/generated/registry/catalogue/products.ts';
import { SectionHeader } from '#registry/content/texts/section-header.tsx';
import type { ProductRowProps } from '#registry/generated/product-row.ts';
import type { BlockProps } from '#renderer/types.ts';
import { above, hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Icon } from '#ui/icon.tsx';
import { ProductCard } from '../products/product-card.tsx';
import { productStrip, stripSizes } from '../products/product-strip-styles.ts';
import type { ProductRowData } from './index.ts';

const { space } = theme;

/** For a mouse: a finger moves the row itself, as the keyboard does from card to card. */
const arrows = style({
  display: 'none',
  [above('lg')]: { [hover]: { display: 'flex', justifyContent: 'flex-end', gap: space.xs, marginTop: space.s } },
  '@media (scripting: none)': { display: 'none' },
});
const arrow = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: `1px solid ${theme.colour.ruleStrong}`,
  borderRadius: theme.radius.pill,
  color: theme.colour.ink,
  transition: `border-color ${theme.motion.quick}`,
  '&:hover': { borderColor: theme.colour.primaryInk },
});

export function ProductRow({ node }: BlockProps<ProductRowProps, ProductRowData>) {
  const { eyebrow, title, link, cardStyle } = node.props;
  const { products, settings } = node.data;
  const messages = useMessages(productMessages);
  if (products.length === 0) return null;
  return (
    <div>
      <SectionHeader eyebrow={eyebrow} title={title} link={link} />
      <ul className={productStrip} id={`${node.id}-row`} data-row>
        {products.map((product) => (
          <li key={product.idProduct}>
            <ProductCard product={product} settings={settings} cardStyle={cardStyle} sizes={stripSizes} />
          </li>
        ))}
      </ul>
      {products.length > 4 && (
        <div className={arrows}>
          {([-1, 1] as const).map((step) => (
            <a
              key={step}
              className={arrow}
              href={`#${node.id}-row`}
              aria-label={step < 0 ? messages.before : messages.after}
              data-opens="row"
              data-step={step}
            >
              <Icon name={step < 0 ? 'left' : 'right'} />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
export default ProductRow;
