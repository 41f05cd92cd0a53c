import type { Nutrition } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { type Column, whole, word } from './column.ts';
import { choice, type Format, numeric } from './formats.ts';
import type { ProductRecord } from './product-record.ts';

/** The columns of what is in 100 g or 100 ml. A product of which none says anything has no such table. */
export function nutritionColumns(lang: Lang): Column<ProductRecord>[] {
  const of = <K extends keyof Nutrition>(
    fr: string,
    en: string,
    key: K,
    format: Format<NonNullable<Nutrition[K]>>,
  ): Column<ProductRecord> => ({
    name: `nutrition.${key}`,
    header: word(lang, fr, en),
    show: ({ nutrition }) => {
      const value = nutrition?.[key] ?? undefined;
      return value === undefined ? '' : format.show(value);
    },
    set: (record, cell) => {
      const { [key]: _before, ...others } = record.nutrition ?? {};
      record.nutrition = told(cell.trim() === '' ? others : { ...others, [key]: format.read(cell) });
    },
  });
  const grams = numeric(lang, { max: 1000 });
  return [
    of('valeurs nutritionnelles pour', 'nutrition per', 'per', choice(lang, amounts)),
    of('énergie kJ', 'energy kJ', 'kilojoules', whole(lang, 10_000)),
    of('énergie kcal', 'energy kcal', 'kilocalories', whole(lang, 3000)),
    of('matières grasses g', 'fat g', 'fat', grams),
    of('acides gras saturés g', 'saturates g', 'saturates', grams),
    of('glucides g', 'carbohydrate g', 'carbohydrate', grams),
    of('sucres g', 'sugars g', 'sugars', grams),
    of('fibres g', 'fibre g', 'fibre', grams),
    of('protéines g', 'protein g', 'protein', grams),
    of('sel g', 'salt g', 'salt', grams),
  ];
}

/** What is told, where any is. */
const told = (facts: Partial<Nutrition>): Partial<Nutrition> | null =>
  Object.values(facts).every((fact) => fact === null || fact === undefined) ? null : facts;

const amounts = { '100_G': { fr: '100 g', en: '100 g' }, '100_ML': { fr: '100 ml', en: '100 ml' } };
