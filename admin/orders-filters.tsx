import { useEffect, useState } from 'react';
import { useWords } from '#client/site.tsx';
import type { OrderStatus } from '#schemas/order.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { adminStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export type NamedStatus = { id: OrderStatus; value: string };

export type OrdersFiltersProps = {
  search: string;
  status: OrderStatus | '';
  statuses: readonly NamedStatus[];
  onChange: (change: { search?: string; status?: string }) => void;
};

/** How long a pause in typing starts the search, in ms. */
const pause = 250;

/** Search and status. The search follows the typing. */
export function OrdersFilters({ search, status, statuses, onChange }: OrdersFiltersProps) {
  const words = useWords(allWords);
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => onChange({ search: typed }), pause);
    return () => clearTimeout(timer);
  }, [typed, search, onChange]);
  return (
    <search className={styles.filters}>
      <Field
        label={words.search}
        type="search"
        name="search"
        hint={words.searchHint}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select
        label={words.status}
        name="status"
        value={status}
        options={[{ value: '', label: words.everyStatus }, ...statuses.map(({ id, value }) => ({ value: id, label: value }))]}
        onChange={(event) => onChange({ status: event.target.value })}
      />
    </search>
  );
}
