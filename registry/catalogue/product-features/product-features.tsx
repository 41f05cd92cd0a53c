import type { ReactNode } from 'react';
import { useMoney } from '#client/money.tsx';
import { useMessages } from '#client/site.tsx';
import { messages as labelMessages } from '#messages/generated/domain/wine-label.ts';
import { messages as allMessages } from '#messages/generated/registry/catalogue/product-features.ts';
import { prose } from '#registry/content/texts/prose.ts';
import type { ProductFeaturesProps } from '#registry/generated/product-features.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Accordion } from '#ui/accordion.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { NutritionTable } from '../products/nutrition-table.tsx';
import { WineLabels } from '../products/wine-label.tsx';
import { FeatureList } from './feature-list.tsx';
import type { ProductFeaturesData } from './index.ts';
import { PanelTabs } from './panel-tabs.tsx';

const styles = {
  prose: style(prose),
  plain: style({ display: 'grid', gap: theme.space.xl }),
  title: style({ fontSize: theme.size.h4, marginBottom: theme.space.s }),
};

/** HTML that the block's load has sanitised. */
function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by this block's load
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Description, features, nutrition, terms and guarantees: panels to open, or sections one below the other. */
export function ProductFeatures({ node }: BlockProps<ProductFeaturesProps, ProductFeaturesData>) {
  const titleId = (index: number) => `${node.id}-title-${index}`;
  const panels = usePanels(node.data, node.props.featuresTitle, titleId);
  if (node.data.pageStyle === 'EXPANDABLE') {
    return <Accordion items={panels.map((panel, index) => ({ ...panel, open: node.props.openFirst && index === 0 }))} />;
  }
  if (node.data.pageStyle === 'TABS') return <PanelTabs name={node.id} panels={panels} />;
  return (
    <div className={styles.plain}>
      {panels.map(({ title, content }, index) => (
        <section key={title} aria-labelledby={titleId(index)}>
          <h2 id={titleId(index)} className={styles.title}>
            {title}
          </h2>
          {content}
        </section>
      ))}
    </div>
  );
}
export default ProductFeatures;

type Panel = { title: string; content: ReactNode };

function usePanels(data: ProductFeaturesData, featuresTitle: string | undefined, titleId: (index: number) => string): Panel[] {
  const messages = useMessages(allMessages);
  const money = useMoney();
  const { title: labelTitle } = useMessages(labelMessages);
  const { description, features, nutrition, labels, offer, rental, isArticle, pageStyle, extra } = data;
  const guarantee = messages.guaranteeText[offer];
  const panels: Panel[] = [];
  if (description) panels.push({ title: messages.description, content: <Html html={description} /> });
  if (features.length > 0) {
    const list = <FeatureList features={features} pageStyle={pageStyle} titleId={titleId(panels.length)} />;
    panels.push({ title: (isArticle && featuresTitle) || messages.facts, content: list });
  }
  if (labels.length > 0) panels.push({ title: labelTitle, content: <WineLabels labels={labels} /> });
  if (nutrition) panels.push({ title: messages.nutrition, content: <NutritionTable nutrition={nutrition} /> });
  if (rental) {
    const written = { price: formatPrice(rental.price, money), deposit: formatPrice(rental.deposit, money), days: rental.days };
    panels.push({ title: messages.rental, content: <p>{messages.rentalText(written)}</p> });
  }
  if (guarantee) panels.push({ title: messages.guarantee, content: <p>{guarantee}</p> });
  return [...panels, ...extra.map(({ title, html }) => ({ title, content: <Html html={html} /> }))];
}
