import { useSite, useWords } from '#client/site.tsx';
import { nutritionWords } from '#schemas/nutrition-words.ts';
import type { Nutrition } from '#schemas/product.ts';
import { tableStyles } from './table-styles.ts';

type Line = { label: string; value: string; isPart?: true };

/** What 100 g or 100 ml hold, in the order of Regulation (EU) 1169/2011, Annex XV. */
export function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const words = useWords(nutritionWords);
  const { lang } = useSite();
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  const grams = (amount: number) => `${number.format(amount)}\u00a0g`;
  const { kilojoules, kilocalories, fat, saturates, carbohydrate, sugars, fibre, protein, salt } = nutrition;
  const lines: Line[] = [
    { label: words.energy, value: `${number.format(kilojoules)}\u00a0kJ / ${number.format(kilocalories)}\u00a0kcal` },
    { label: words.fat, value: grams(fat) },
    { label: words.saturates, value: grams(saturates), isPart: true },
    { label: words.carbohydrate, value: grams(carbohydrate) },
    { label: words.sugars, value: grams(sugars), isPart: true },
    ...(fibre === null ? [] : [{ label: words.fibre, value: grams(fibre) }]),
    { label: words.protein, value: grams(protein) },
    { label: words.salt, value: grams(salt) },
  ];
  return (
    <table className={`${tableStyles.table} ${tableStyles.numbers}`}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.per[nutrition.per]}</th>
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
