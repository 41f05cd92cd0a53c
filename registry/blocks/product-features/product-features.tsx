import type { ReactNode } from 'react';
import { useSite, useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Accordion } from '#ui/accordion.tsx';
import { formatPrice } from '#ui/price.tsx';
import type { ProductFeaturesProps } from '../../generated/product-features.ts';
import { prose } from '../../text-parts/prose.ts';
import type { ProductFeaturesData } from './load.ts';
import { words as allWords } from './words.ts';

const styles = {
  prose: style(prose),
  list: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
    '& dt, & dd': { paddingBlock: theme.space.xs, borderBottom: `1px solid ${theme.colour.rule}` },
    '& dt': { color: theme.colour.muted, paddingRight: theme.space.m },
    '& dt:last-of-type, & dd:last-of-type': { borderBottom: 0 },
  }),
  plain: style({ display: 'grid', gap: theme.space.l }),
  title: style({ fontSize: theme.size.h4, marginBottom: theme.space.xs }),
};

/** HTML that the block's load has sanitised. */
function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by this block's load
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function ProductFeatures({ node }: BlockProps<ProductFeaturesProps, ProductFeaturesData>) {
  const panels = usePanels(node.data);
  if (!node.data.isExpandable) {
    return (
      <div className={styles.plain}>
        {panels.map(({ title, content }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    );
  }
  return <Accordion items={panels.map((panel, index) => ({ ...panel, open: node.props.openFirst && index === 0 }))} />;
}
export default ProductFeatures;

function usePanels({ description, features, offer, rental, extra }: ProductFeaturesData): { title: string; content: ReactNode }[] {
  const words = useWords(allWords);
  const { locale } = useSite();
  const guarantee = words.guaranteeText[offer];
  return [
    ...(description ? [{ title: words.description, content: <Html html={description} /> }] : []),
    ...(features.length > 0 ? [{ title: words.features, content: <FeatureList features={features} /> }] : []),
    ...(rental
      ? [
          {
            title: words.rental,
            content: (
              <p>
                {words.rentalText({
                  price: formatPrice(rental.price, locale),
                  deposit: formatPrice(rental.deposit, locale),
                  days: rental.days,
                })}
              </p>
            ),
          },
        ]
      : []),
    ...(guarantee ? [{ title: words.guarantee, content: <p>{guarantee}</p> }] : []),
    ...extra.map(({ title, html }) => ({ title, content: <Html html={html} /> })),
  ];
}

function FeatureList({ features }: Pick<ProductFeaturesData, 'features'>) {
  return (
    <dl className={styles.list}>
      {features.map(({ label, value }) => (
        <FeatureRow key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

function FeatureRow({ label, value }: ProductFeaturesData['features'][number]) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
