import { useEffect, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { Field } from '#ui/field.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import { adminStyles as styles } from '../styles.ts';
import { messages as allMessages } from './messages.ts';

export type ListFiltersProps = {
  search: string;
  searchHint: string;
  /** What the list is narrowed to; the first option is all of it. */
  choice: { label: string; name: string; value: string; options: readonly SelectOption[] };
  /** By the names in the address; `search`, and that of the choice. */
  onChange: (change: Record<string, string>) => void;
};

/** How long a pause in typing starts the search, in ms. */
const pause = 250;

/** A search that follows the typing, and a choice. */
export function ListFilters({ search, searchHint, choice, onChange }: ListFiltersProps) {
  const messages = useMessages(allMessages);
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
        label={messages.search}
        type="search"
        name="search"
        hint={searchHint}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select {...choice} onChange={(event) => onChange({ [choice.name]: event.target.value })} />
    </search>
  );
}
