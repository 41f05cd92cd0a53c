import type { ProductPriceProps } from '#registry/generated/product-price.ts';
import type { BlockProps } from '#renderer/types.ts';
import { ProductCost } from '../choosing/product-cost.tsx';
import { StockLine } from '../choosing/stock-line.tsx';
import { buyingStyles as styles } from '../choosing/styles.ts';
import { useChoice } from '../choosing/use-choice.ts';
import type { ProductPriceData } from './index.ts';

/** Shows the price and the availability of the choice. */
export function ProductPrice({ node }: BlockProps<ProductPriceProps, ProductPriceData>) {
  const { chosen } = useChoice(node.data);
  return (
    <div className={styles.purchase}>
      <ProductCost data={node.data} chosen={chosen} />
      {node.props.showStock && !node.data.rental && <StockLine data={node.data} chosen={chosen} />}
    </div>
  );
}
export default ProductPrice;
