import type { ProductCard } from '#schemas/product.ts';
import type { CardSettings } from './shop-settings.ts';

type Named = Pick<ProductCard, 'name' | 'wine'>;
export type ProductNames = { title: string; subtitle: string | null };

/**
 * A product's title and what stands under it. A wine has two names, its own and that of its origin; the settings say which one
 * comes first. What is no wine has its name alone.
 */
export function productNames({ name, wine }: Named, { appellationFirst }: Pick<CardSettings, 'appellationFirst'>): ProductNames {
  const appellation = wine?.appellation ?? null;
  return appellation && appellationFirst ? { title: appellation, subtitle: name } : { title: name, subtitle: appellation };
}
