import { useMessages, useSite } from '#client/site.tsx';
import { nutritionLines } from '#domain/nutrition-lines.ts';
import { messages as nutritionMessages } from '#messages/generated/domain/nutrition-labels.ts';
import type { Nutrition } from '#schemas/nutrition.ts';
import { tableStyles } from './table-styles.ts';

/** Table of the nutrition values for 100 g or 100 ml, in the order of Regulation (EU) 1169/2011, Annex XV. */
export function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const messages = useMessages(nutritionMessages);
  const { lang } = useSite();
  const lines = nutritionLines(nutrition, lang);
  return (
    <table className={`${tableStyles.table} ${tableStyles.numbers}`}>
      <caption>{messages.caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{messages.per[nutrition.per]}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, value, isPart }) => (
          <tr key={label} data-part={isPart}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
