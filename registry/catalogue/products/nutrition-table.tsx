import { useMessages, useSite } from '#client/site.tsx';
import { messages as nutritionMessages } from '#messages/generated/domain/nutrition-labels.ts';
import type { Nutrition } from '#schemas/product.ts';
import { tableStyles } from './table-styles.ts';

type Line = { label: string; value: string; isPart?: true };

/** Table of the nutrition values for 100 g or 100 ml, in the order of Regulation (EU) 1169/2011, Annex XV. */
export function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const messages = useMessages(nutritionMessages);
  const { lang } = useSite();
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  const grams = (amount: number) => `${number.format(amount)}\u00a0g`;
  const { kilojoules, kilocalories, fat, saturates, carbohydrate, sugars, fibre, protein, salt } = nutrition;
  const lines: Line[] = [
    { label: messages.energy, value: `${number.format(kilojoules)}\u00a0kJ / ${number.format(kilocalories)}\u00a0kcal` },
    { label: messages.fat, value: grams(fat) },
    { label: messages.saturates, value: grams(saturates), isPart: true },
    { label: messages.carbohydrate, value: grams(carbohydrate) },
    { label: messages.sugars, value: grams(sugars), isPart: true },
    ...(fibre === null ? [] : [{ label: messages.fibre, value: grams(fibre) }]),
    { label: messages.protein, value: grams(protein) },
    { label: messages.salt, value: grams(salt) },
  ];
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
