import { browserApi } from '#client/browser-api.ts';
import { joinedQuery } from '#client/joined-query.ts';
import { pageLang } from '#client/page-lang.ts';
import { messages as allMessages } from '#messages/generated/registry/catalogue/product-list.ts';
import type { ProductList } from '#schemas/product.ts';
import { type FixedFilters, type ListFilter, readListing, toProductQuery } from '../products/listing-query.ts';
import type { Nouns } from './nouns.ts';

/** Data about the list that its form of filters carries as `data-live-filters`. */
export type LiveFilters = FixedFilters & { nouns: Nouns };

/** Pause after the last change before the counts are requested, in ms. */
const pauseMs = 120;

const asking = new WeakMap<HTMLFormElement, () => void>();

/** Brings the counts of a form of filters, and the number on its button, in line with what is chosen in it, before it is sent. */
export function showCounts(form: HTMLFormElement): void {
  asking.get(form)?.();
  const aborting = new AbortController();
  const timer = setTimeout(() => void ask(form, aborting.signal), pauseMs);
  asking.set(form, () => {
    clearTimeout(timer);
    aborting.abort();
  });
}

async function ask(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const { nouns, ...fixed } = JSON.parse(form.dataset.liveFilters ?? '') as LiveFilters;
  const button = form.querySelector('[data-live-total]')?.closest('button');
  button?.setAttribute('aria-busy', 'true');
  try {
    const query = toProductQuery(readListing(joinedQuery(new FormData(form)), 'custom'), { ...fixed, pageSize: 1 });
    show(form, await browserApi.call('GET /product', { query }, { signal }), nouns);
  } catch {
    // Without an answer the counts of before stay; the button sends the form as ever.
  } finally {
    if (!signal.aborted) button?.removeAttribute('aria-busy');
  }
}

function show(form: HTMLFormElement, { total, facets, counts }: ProductList, nouns: Nouns): void {
  const text = form.querySelector('[data-live-total]');
  if (text) text.textContent = allMessages[pageLang()].apply({ total, ...nouns });
  const countOf = ({ name, value }: HTMLInputElement): number => {
    if (name === 'availability') return counts.inStock;
    if (name === 'discount') return counts.reduced;
    const values = facets.filter(({ key }) => key === (name as ListFilter)).flatMap((facet) => facet.values);
    return values.find((one) => one.value === value)?.count ?? 0;
  };
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    const label = input.closest('label');
    const count = label?.querySelector('[data-live-count]');
    if (!label || !count) continue;
    count.textContent = String(countOf(input));
    label.toggleAttribute('data-none', countOf(input) === 0);
  }
}
