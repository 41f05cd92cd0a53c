import { useMoney } from '#client/money.tsx';
import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { messages } from '#messages/generated/registry/catalogue/featured-product.ts';
import type { FeaturedProductProps } from '#registry/generated/featured-product.ts';
import { caps } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { CardPrice } from '../products/card-price.tsx';
import { productNames } from '../products/wine-names.ts';
import type { FeaturedProductData } from './index.ts';

const { colour, size, space } = theme;

const halves = { display: 'grid', gap: `${space.l} ${space.xxl}`, alignItems: 'center' } as const;
const styles = {
  start: style(halves, { [above('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } }),
  end: style(halves, {
    [above('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', '& > div:first-of-type': { order: 1 } },
  }),
  picture: style({
    overflow: 'hidden',
    borderRadius: theme.radius.s,
    background: colour.tint,
    maxHeight: '46rem',
    '& picture, & img': { height: '100%' },
  }),
  texts: style({ display: 'grid', gap: space.m, justifyItems: 'start', maxWidth: theme.measure.narrow }),
  eyebrow: style(caps, { color: colour.accentInk }),
  title: style({ textWrap: 'balance' }),
  subtitle: style({ fontFamily: theme.font.title, fontStyle: 'italic', fontSize: size.h4, lineHeight: theme.leading.snug }),
  text: style({ color: colour.muted, fontSize: size.lead, textWrap: 'pretty' }),
};

/** One product, large. */
export function FeaturedProduct({ node }: BlockProps<FeaturedProductProps, FeaturedProductData>) {
  const { eyebrow, title, text, label, side, image } = node.props;
  const { product, settings } = node.data;
  const { lang } = useSite();
  const money = useMoney();
  const to = useLocalPath();
  const { see } = useMessages(messages);
  const names = productNames(product, settings);
  return (
    <article className={styles[side]}>
      <div className={styles.picture}>
        <Picture image={image ?? product.image} alt="" sizes="(min-width: 768px) 55vw, 100vw" widths={[480, 750, 1280]} />
      </div>
      <div className={styles.texts}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2 className={styles.title}>{title || names.title}</h2>
        {!title && names.subtitle && <p className={styles.subtitle}>{names.subtitle}</p>}
        <p className={styles.text}>{text || product.shortDescription}</p>
        {settings.showPrices && <CardPrice large product={product} lang={lang} format={money} />}
        <LinkButton href={to(product.url)}>{label || see}</LinkButton>
      </div>
    </article>
  );
}
export default FeaturedProduct;
