import { mealIcons, type PriceChange } from '#backend/goods/catalogue/index.ts';
import { ProducerGuarantee } from '#schemas/producer-guarantee.ts';
import { type DecreasingDiscount, Meal } from '#schemas/product.ts';
import { type Lang, langs } from '#schemas/site.ts';
import { table, words } from './cell-parts.ts';
import { whole } from './column.ts';
import { CellRefused, choice, decimal, type Format, numeric, reduction, required } from './formats.ts';
import { moment } from './moment-format.ts';
import type { ContentRecord } from './product-record.ts';

const maxSteps = 10;
const maxContents = 50;

/** Steps of a decreasing price, from the smallest quantity up: `6 | 5,00 %`, `12 | 0,50`. */
export function decreasingPrices(lang: Lang): Format<DecreasingDiscount[]> {
  const from = whole(lang, 1000, 2);
  const off = reduction(lang);
  const { show, read } = table<DecreasingDiscount>('csv.step', {
    parts: [2, 2],
    show: ({ from: pieces, ...taken }) => [from.show(pieces), off.show(taken)],
    read: ([pieces = '', taken = '']) => ({ from: from.read(pieces), ...off.read(taken) }),
  });
  return {
    show,
    read: (cell) => {
      const steps = atMost(maxSteps, read(cell)).toSorted((one, other) => one.from - other.from);
      const twice = steps.find((step, at) => step.from === steps[at + 1]?.from);
      if (twice) throw new CellRefused('rule.twice', { name: String(twice.from) });
      return steps;
    },
  };
}

/** Format of the contents of a box: `2 | clos-haut | CH-22`, with the reference if the product has several. */
export function contents(lang: Lang): Format<ContentRecord[]> {
  const pieces = whole(lang, 1000, 1);
  const { show, read } = table<ContentRecord>('csv.content', {
    parts: [2, 3],
    show: ({ quantity, product, reference }) => [pieces.show(quantity), product, reference ?? ''],
    read: ([quantity = '', product = '', reference = '']) => ({
      product: required(product),
      reference: reference === '' ? null : reference,
      quantity: pieces.read(quantity),
    }),
  });
  return { show, read: (cell) => atMost(maxContents, read(cell)) };
}

/** Guarantee of the producer, in years with its brand and model: `5 | Atelier du Marais | Caviste`. An empty cell is none. */
export function producerGuarantee(lang: Lang): Format<ProducerGuarantee | null> {
  const years = numeric(lang, { min: 2, max: 100 });
  const { show, read } = table<ProducerGuarantee>('csv.guarantee', {
    parts: [3, 3],
    show: (guarantee) => [years.show(guarantee.years), guarantee.brand, guarantee.model],
    read: ([duration = '', brand = '', model = '']) => {
      const parsed = ProducerGuarantee.safeParse({ years: years.read(duration), brand, model });
      if (!parsed.success) throw new CellRefused('csv.guarantee');
      return parsed.data;
    },
  });
  return { show: (guarantee) => (guarantee ? show([guarantee]) : ''), read: (cell) => atMost(1, read(cell))[0] ?? null };
}

/** Prices to pay and since when: `2026-01-02T00:00:00.000Z | 59,00`. A single one says nothing that the price does not. */
export function history(lang: Lang): Format<PriceChange[]> {
  const [since, money] = [moment(lang), decimal(lang, 2)];
  const { show, read } = table<PriceChange>('csv.history', {
    parts: [2, 2],
    show: (change) => [since.show(change.since), money.show(change.price)],
    read: ([began = '', price = '']) => ({ since: since.read(began), price: money.read(price) }),
  });
  return {
    show: (changes) => (changes.length > 1 ? show(changes) : ''),
    read: (cell) => read(cell).toSorted((one, other) => one.since.getTime() - other.since.getTime()),
  };
}

/** Dishes by name: `Bœuf | Gibier`. */
export function meals(lang: Lang): Format<Meal[]> {
  const names = langs.map((each) => [each, Object.fromEntries(mealIcons(each).map(({ key, label }) => [key, label]))]);
  const meal = choice(lang, Object.fromEntries(names) as Record<Lang, Record<Meal, string>>);
  return { show: (all) => words.show(all.map(meal.show)), read: (cell) => words.read(cell).map((name) => Meal.parse(meal.read(name))) };
}

export function atMost<T>(max: number, all: T[]): T[] {
  if (all.length > max) throw new CellRefused('csv.at-most', { max });
  return all;
}
