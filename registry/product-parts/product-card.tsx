import { useLocalPath, useSite } from '#client/site.tsx';
import type { ProductCard as Card } from '#schemas/product.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { type CardStyle, cardStyles, productCardStyles as styles } from './product-card-styles.ts';
import { percentOff } from './reduction.ts';
import type { CardSettings } from './shop-settings.ts';
import { stockState } from './stock.ts';
import { productNames } from './wine-names.ts';
import { productWords } from './words.ts';

export type ProductCardProps = {
  product: Card;
  settings: CardSettings;
  /** The `sizes` of its picture. */
  sizes: string;
  /** In the first screen. */
  priority?: boolean;
  level?: 2 | 3;
  cardStyle?: CardStyle;
};

/**
 * A product of a list: picture, second picture on hover, brand, names, grapes of a wine, sizes, price. All of it is the link.
 * The minimal style leaves name and price.
 */
export function ProductCard({ product, settings, sizes, priority = false, level = 3, cardStyle = 'classic' }: ProductCardProps) {
  const { lang, locale } = useSite();
  const to = useLocalPath();
  const words = productWords[lang];
  const { title, subtitle } = productNames(product, settings);
  const grapes = settings.showGrapes ? (product.wine?.grapes.join(', ') ?? '') : '';
  const told = facts(product, words);
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
            <Picture image={product.hoverImage} alt="" sizes={sizes} ratio="auto" />
          </div>
        )}
        <div className={styles.badges}>
          {isOut && <Badge>{settings.soldOutLabel || words.soldOut}</Badge>}
          {!isOut && percent > 0 && settings.showPrices && settings.showPercent && <Badge tone="sale">{words.percentOff(percent)}</Badge>}
          {product.offer === 'RENTAL' && !isMinimal && <Badge tone="accent">{words.offer.RENTAL}</Badge>}
          {product.offer === 'NEW' && product.type.type === 'OTHER' && !isMinimal && <Badge>{words.offer.NEW}</Badge>}
        </div>
      </div>
      <div className={own.words}>
        {product.brand && !isMinimal && <p className={styles.brand}>{product.brand}</p>}
        <Name className={own.name}>
          <a href={to(product.url)}>{title}</a>
        </Name>
        {subtitle && !isMinimal && <p className={styles.subtitle}>{subtitle}</p>}
        {grapes && !isMinimal && <p className={styles.facts}>{grapes}</p>}
        {told && !isMinimal && <p className={styles.facts}>{told}</p>}
        {settings.showPrices && (
          <p className={styles.price}>
            <Price
              cents={product.rental?.price ?? product.price}
              reference={product.rental ? null : product.referencePrice}
              locale={locale}
              words={{ price: words.price, reference: words.referencePrice }}
              from={product.priceVaries ? words.from : undefined}
              unit={product.rental ? words.perDays(product.rental.days) : undefined}
            />
          </p>
        )}
      </div>
    </article>
  );
}

/** "Taille 38 · Très bon état", or how many colours a new article comes in. */
function facts({ sizes, colours, condition }: Card, words: (typeof productWords)['fr']): string {
  const size = sizes.length === 1 && sizes[0] ? words.size(sizes[0]) : sizes.length > 1 ? `${words.sizes} ${sizes.join(', ')}` : '';
  return [size, colours.length > 1 && words.colours(colours.length), condition && words.condition[condition]].filter(Boolean).join(' · ');
}
