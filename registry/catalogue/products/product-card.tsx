import { useMoney } from '#client/money.tsx';
import { useLocalPath, useSite } from '#client/site.tsx';
import { type Messages, messages as productMessages } from '#messages/generated/registry/catalogue/products.ts';
import type { ProductCard as Card } from '#schemas/product.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { CardPrice } from './card-price.tsx';
import { type CardStyle, cardStyles, productCardStyles as styles } from './product-card-styles.ts';
import { percentOff } from './reduction.ts';
import type { CardSettings } from './shop-settings.ts';
import { stockState } from './stock.ts';
import { productNames } from './wine-names.ts';
import { WishButton } from './wish-button.tsx';

export type ProductCardProps = {
  product: Card;
  settings: CardSettings;
  /** The `sizes` of its picture. */
  sizes: string;
  /** In the first screen. */
  priority?: boolean;
  level?: 2 | 3;
  cardStyle?: CardStyle;
  /** A press on its sign adds it to the cart, where the shop sells and there is some left. */
  quickAdd?: boolean;
};

/** Shown on hover alone, which phones have not. */
const hoverWidths = [480] as const;

/**
 * A product of a list: picture, second picture on hover, brand, names, grapes of a wine, sizes, price. All of it is the link.
 * The minimal style leaves name and price.
 */
export function ProductCard({
  product,
  settings,
  sizes,
  priority = false,
  level = 3,
  cardStyle = 'classic',
  quickAdd = false,
}: ProductCardProps) {
  const { lang } = useSite();
  const money = useMoney();
  const to = useLocalPath();
  const messages = productMessages[lang];
  const { title, subtitle } = productNames(product, settings);
  const grapes = settings.showGrapes ? (product.wine?.grapes.join(', ') ?? '') : '';
  const told = facts(product, messages);
  const isOut = stockState(product, settings) === 'out';
  const percent = percentOff(product);
  const Name = `h${level}` as const;
  const own = cardStyles[cardStyle];
  const isMinimal = cardStyle === 'minimal';
  return (
    <article className={isOut ? own.soldOut : own.card}>
      <div className={own.pictures}>
        <div className={styles.first} data-first>
          <Picture image={product.image} alt="" sizes={sizes} ratio="auto" priority={priority} />
        </div>
        {product.hoverImage && (
          <div className={styles.second} data-second>
            <Picture image={product.hoverImage} alt="" sizes={sizes} widths={hoverWidths} ratio="auto" />
          </div>
        )}
        <div className={styles.badges}>
          {isOut && <Badge>{settings.soldOutLabel || messages.soldOut}</Badge>}
          {!isOut && percent > 0 && settings.showPrices && settings.showPercent && (
            <Badge tone="sale">{messages.percentOff({ percent })}</Badge>
          )}
          {product.offer === 'RENTAL' && !isMinimal && <Badge tone="accent">{messages.offer.RENTAL}</Badge>}
          {product.offer === 'NEW' && product.type.type === 'OTHER' && !isMinimal && <Badge>{messages.offer.NEW}</Badge>}
        </div>
      </div>
      <div className={own.texts}>
        {product.brand && !isMinimal && <p className={styles.brand}>{product.brand}</p>}
        <Name className={own.name}>
          <a href={to(product.url)}>{title}</a>
        </Name>
        {subtitle && !isMinimal && <p className={styles.subtitle}>{subtitle}</p>}
        {grapes && !isMinimal && <p className={styles.facts}>{grapes}</p>}
        {told && !isMinimal && <p className={styles.facts}>{told}</p>}
        {settings.showPrices && (
          <p className={styles.price}>
            <CardPrice product={product} lang={lang} format={money} />
          </p>
        )}
      </div>
      {settings.hasWishlist && <WishButton idProduct={product.idProduct} name={title} />}
      {quickAdd && !isOut && settings.showPrices && !product.rental && (
        <a
          className={styles.quickAdd}
          href={to(product.url)}
          rel="nofollow"
          aria-label={messages.quickAdd}
          data-opens="quick-add"
          data-product={product.idProduct}
        >
          <Icon name="plus" />
        </a>
      )}
    </article>
  );
}

/** "Taille 38 · Très bon état", or how many colours a new article comes in. */
function facts({ sizes, colours, condition }: Card, messages: Messages): string {
  const size =
    sizes.length === 1 && sizes[0] ? messages.size({ label: sizes[0] }) : sizes.length > 1 ? `${messages.sizes} ${sizes.join(', ')}` : '';
  return [size, colours.length > 1 && messages.colours({ count: colours.length }), condition && messages.condition[condition]]
    .filter(Boolean)
    .join(' · ');
}
