import type { NutritionProps } from '#registry/generated/nutrition.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { NutritionTable } from '../products/nutrition-table.tsx';
import type { NutritionData } from './index.ts';

const heading = style({ fontSize: theme.size.h4, marginBottom: theme.space.s });

/** Shows the nutrition values for 100 g or 100 ml. Nothing for a product without them. */
export function Nutrition({ node }: BlockProps<NutritionProps, NutritionData>) {
  const { title } = node.props;
  const { nutrition } = node.data;
  if (!nutrition) return null;
  return (
    <section>
      {title && <h2 className={heading}>{title}</h2>}
      <NutritionTable nutrition={nutrition} />
    </section>
  );
}
export default Nutrition;
