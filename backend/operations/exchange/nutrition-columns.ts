import { messages as productTexts } from '#messages/generated/entities/product.ts';
import type { Nutrition } from '#schemas/nutrition.ts';
import type { Lang } from '#schemas/site.ts';
import { type Column, whole } from './column.ts';
import { choice, type Format, inEachLang, numeric } from './formats.ts';
import type { ProductRecord } from './product-record.ts';

/** The columns of what is in 100 g or 100 ml. A product of which none says anything has no such table. */
export function nutritionColumns(lang: Lang): Column<ProductRecord>[] {
  const { nutrition: columns } = productTexts[lang].columns;
  const of = <K extends keyof Nutrition>(key: K, format: Format<NonNullable<Nutrition[K]>>): Column<ProductRecord> => ({
    name: `nutrition.${key}`,
    header: columns[key],
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
    of(
      'per',
      choice(
        lang,
        inEachLang(({ choices }) => choices.per),
      ),
    ),
    of('kilojoules', whole(lang, 10_000)),
    of('kilocalories', whole(lang, 3000)),
    of('fat', grams),
    of('saturates', grams),
    of('carbohydrate', grams),
    of('sugars', grams),
    of('fibre', grams),
    of('protein', grams),
    of('salt', grams),
  ];
}

/** Returns the nutrition values, or null if there are none. */
const told = (facts: Partial<Nutrition>): Partial<Nutrition> | null =>
  Object.values(facts).every((fact) => fact === null || fact === undefined) ? null : facts;
