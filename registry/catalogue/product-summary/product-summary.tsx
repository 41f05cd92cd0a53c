import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/catalogue/product-summary.ts';
import { messages as productMessages } from '#messages/generated/registry/catalogue/products.ts';
import { messages as ratingMessages } from '#messages/generated/registry/catalogue/reviews/rating.ts';
import type { ProductSummaryProps } from '#registry/generated/product-summary.ts';
import { caps } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import { above, hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Badge } from '#ui/badge.tsx';
import { Stars } from '#ui/stars.tsx';
import { WishButton } from '../products/wish-button.tsx';
import { formatRating, reviewsAnchor } from '../reviews/rating.ts';
import type { ProductSummaryData } from './index.ts';

const { colour, size, space } = theme;
const styles = {
  box: style({ display: 'grid', gap: space.s }),
  brand: style(caps, { color: colour.muted }),
  head: style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.m }),
  name: style({ fontSize: size.h2 }),
  subtitle: style({ fontFamily: theme.font.title, fontStyle: 'italic', fontSize: size.h4, lineHeight: theme.leading.snug }),
  rating: style({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    width: 'fit-content',
    minHeight: '2rem',
    color: colour.ink,
    fontSize: size.small,
    textDecoration: 'none',
    [hover]: { '&:hover': { textDecoration: 'underline' } },
  }),
  /** On a phone what it is comes first. */
  badges: style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, [above('md')]: { order: -1 } }),
  text: style({ color: colour.muted, fontSize: size.lead, lineHeight: theme.leading.snug }),
};

export function ProductSummary({ node }: BlockProps<ProductSummaryProps, ProductSummaryData>) {
  const { lang } = useSite();
  const messages = useMessages(allMessages);
  const shared = productMessages[lang];
  const said = useMessages(ratingMessages);
  const { idProduct, hasWishlist, title, subtitle, brand, offer, condition, shortDescription, isArticle, rating, measured } = node.data;
  const { showBrand, showDescription, uniqueLabel } = node.props;
  // That a bottle is new says nothing.
  const hasBadges = isArticle || offer !== 'NEW';
  return (
    <div className={styles.box} data-measured={measured}>
      {showBrand && brand && <p className={styles.brand}>{brand}</p>}
      <div className={styles.head}>
        <h1 className={styles.name}>{title}</h1>
        {hasWishlist && <WishButton idProduct={idProduct} name={title} outlined />}
      </div>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {rating && (
        <a className={styles.rating} href={`#${reviewsAnchor}`}>
          <Stars rating={rating.average} label={said.stars({ rating: formatRating(rating.average, lang) })} />
          {said.count({ count: rating.count })}
        </a>
      )}
      {hasBadges && (
        <p className={styles.badges}>
          <Badge tone="accent">{shared.offer[offer]}</Badge>
          {condition && <Badge>{shared.condition[condition]}</Badge>}
          {offer === 'SECOND_HAND' && <Badge>{uniqueLabel ?? messages.single}</Badge>}
        </p>
      )}
      {showDescription && shortDescription && <p className={styles.text}>{shortDescription}</p>}
    </div>
  );
}
export default ProductSummary;
