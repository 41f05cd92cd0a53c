import type { Database } from '#backend/platform/database/database.ts';
import type { RepricingPreview, RepricingRule, RepricingSelection, SkipReason } from '#schemas/repricing.ts';
import { repriceProduct } from '../reprice-product.ts';
import { type PricedProduct, readPricedProducts } from '../steps/read-priced-products.ts';
import { selectProducts } from '../steps/select-products.ts';

/** Products read at once. */
const batch = 1000;
const rowsShown = 8;
const namesShown = 3;

/** Calculates what a change would do now, and writes nothing. Throws ApiError 422 for a filter that is none. */
export async function previewRepricing(
  db: Database,
  site: { id: number; timeZone: string },
  { selection, rule }: { selection: RepricingSelection; rule: RepricingRule },
): Promise<RepricingPreview> {
  const ids = await selectProducts(db, site, selection);
  const rows: RepricingPreview['rows'] = [];
  const skipped = new Map<SkipReason, { count: number; names: string[] }>();
  let changed = 0;
  for (let at = 0; at < ids.length; at += batch) {
    for (const product of await readPricedProducts(db, site.id, ids.slice(at, at + batch))) {
      const { prices, reason } = repriceProduct(product, rule);
      if (reason !== undefined) noteSkipped(skipped, reason, product);
      else {
        changed += 1;
        const { slug, name } = product;
        const before = rangeOf(prices.map((one) => one.before));
        const after = rangeOf(prices.map((one) => one.after));
        if (rows.length < rowsShown) rows.push({ slug, name, before, after });
      }
    }
  }
  return { total: ids.length, changed, rows, skipped: [...skipped].map(([reason, one]) => ({ reason, ...one })) };
}

function noteSkipped(skipped: Map<SkipReason, { count: number; names: string[] }>, reason: SkipReason, { name }: PricedProduct): void {
  const noted = skipped.get(reason) ?? { count: 0, names: [] };
  noted.count += 1;
  if (noted.names.length < namesShown) noted.names.push(name);
  skipped.set(reason, noted);
}

const rangeOf = (prices: readonly number[]) => ({ min: Math.min(...prices), max: Math.max(...prices) });
