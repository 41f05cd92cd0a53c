import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/catalogue/recently-viewed.ts';
import { SectionHeader } from '#registry/content/texts/section-header.tsx';
import type { RecentlyViewedProps } from '#registry/generated/recently-viewed.ts';
import { frame, withinFrame } from '#registry/page/layout/frame.ts';
import type { ProductCard as Card } from '#schemas/product.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Button } from '#ui/button.tsx';
import { ProductCard } from '../products/product-card.tsx';
import { productStrip, stripSizes } from '../products/product-strip-styles.ts';
import type { CardSettings } from '../products/shop-settings.ts';

const { colour, size, space } = theme;
const styles = {
  section: style(frame(), withinFrame, { paddingBlock: `calc(${space.section} * 0.62)` }),
  foot: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.m}`,
    marginTop: space.s,
    color: colour.muted,
    fontSize: size.small,
  }),
};

export type RecentlyViewedViewProps = Pick<RecentlyViewedProps, 'eyebrow' | 'title'> & {
  settings: CardSettings;
  products: readonly Card[];
  onForget: () => void;
};

/** The row, with the way to empty it. */
export function RecentlyViewedView({ eyebrow, title, settings, products, onForget }: RecentlyViewedViewProps) {
  const messages = useMessages(allMessages);
  const name = title ?? messages.title;
  return (
    <section className={styles.section} aria-label={name}>
      <SectionHeader eyebrow={eyebrow} title={name} />
      <ul className={productStrip}>
        {products.map((product) => (
          <li key={product.idProduct}>
            <ProductCard product={product} settings={settings} sizes={stripSizes} />
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        {messages.kept}
        <Button variant="quiet" onClick={onForget}>
          {messages.forget}
        </Button>
      </p>
    </section>
  );
}
