import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/repricing.ts';
import { maxBulk } from '#schemas/entities/entry.ts';
import type { RepricingSelection } from '#schemas/repricing.ts';
import { productKind } from '../entries/kinds/product.tsx';
import { useListFilters } from '../entries/use-list-filters.ts';
import { useListState } from '../list/list-state.ts';
import { usePageQuery } from '../use-page-query.ts';

/** Products that a change can be about. */
export type SelectionChoice = { value: 'KEYS' | 'FOUND' | 'ALL'; label: string; detail?: string; selection: RepricingSelection };

/** Lists what the address names: products that were chosen in the list, and what its search and filters find; all products where it names neither. */
export function useSelectionChoices(): SelectionChoice[] {
  const messages = useMessages(allMessages);
  const list = useListState();
  const { filters, chosen } = useListFilters(productKind, list);
  const { get } = usePageQuery();
  const keys = get('keys')
    .split(',')
    .filter((key) => key !== '')
    .slice(0, maxBulk);
  // Names of tags come by a call of their own; until then nobody can tell what the list finds.
  const isResolved = (productKind.entity.list.filters ?? []).every((field) => get(field) === '' || field in chosen);
  const described = [
    ...(list.search === '' ? [] : [messages.searched({ text: list.search })]),
    ...filters.flatMap((filter) =>
      'options' in filter && filter.value !== undefined
        ? [
            messages.filtered({
              label: filter.label,
              value: filter.options.find(({ value }) => value === filter.value)?.label ?? filter.value,
            }),
          ]
        : [],
    ),
  ].join(', ');
  const every: RepricingSelection = { of: 'FILTER', search: list.search, filters: chosen };
  const found: SelectionChoice =
    described === ''
      ? { value: 'ALL', label: messages.everything, selection: every }
      : { value: 'FOUND', label: messages.found, detail: described, selection: every };
  return [
    ...(keys.length === 0
      ? []
      : [{ value: 'KEYS' as const, label: messages.chosen({ count: keys.length }), selection: { of: 'KEYS' as const, keys } }]),
    ...(isResolved ? [found] : []),
  ];
}
