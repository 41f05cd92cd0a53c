import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/list.ts';
import { Icon } from '#ui/icon.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import type { ListNarrowing } from './list-state.ts';
import { listStyles as styles } from './list-styles.ts';

/** Filter of a list: a choice, or a day (YYYY-MM-DD) that is typed. */
export type ListFilter = {
  label: string;
  /** Its name in the address. */
  name: string;
  /** Undefined: nothing is left out, which `every` of a choice says. */
  value: string | undefined;
} & ({ every: string; options: readonly SelectOption[] } | { min?: string | undefined; max?: string | undefined });

export type ListToolbarProps = {
  /** Search of the list; without it, there is no search. */
  search?: { value: string; hint: string } | undefined;
  filters: readonly ListFilter[];
  /** The order of the rows, where they are cards and have no heads of columns to press. */
  sort?: { label: string; value: string; options: readonly SelectOption[] } | undefined;
  /** By the names in the address; `q` is the search, `sort` the order. An empty value takes it off. */
  onNarrow: (change: ListNarrowing) => void;
  /** Something else stands in its place: a search that was just typed still starts. */
  isHidden?: boolean;
};

/** Pause in typing after which the search starts, in ms. */
const pauseMs = 250;

/** A search that follows the typing, and filters. */
export function ListToolbar({ search, filters, sort, onNarrow, isHidden = false }: ListToolbarProps) {
  return (
    <search className={styles.toolbar} hidden={isHidden}>
      {search && <SearchField {...search} onSearch={(q) => onNarrow({ q })} />}
      {filters.map(({ label, name, value = '', ...filter }) =>
        'options' in filter ? (
          <Select
            key={name}
            compact
            label={label}
            name={name}
            value={value}
            options={[{ value: '', label: filter.every }, ...filter.options]}
            onChange={(event) => onNarrow({ [name]: event.target.value })}
          />
        ) : (
          <label key={name} className={styles.day}>
            {label}
            <input type="date" name={name} value={value} {...filter} onChange={(event) => onNarrow({ [name]: event.target.value })} />
          </label>
        ),
      )}
      {sort && (
        <div className={styles.sortSelect}>
          <Select compact {...sort} name="sort" onChange={(event) => onNarrow({ sort: event.target.value })} />
        </div>
      )}
    </search>
  );
}

function SearchField({ value, hint, onSearch }: { value: string; hint: string; onSearch: (text: string) => void }) {
  const messages = useMessages(allMessages);
  const id = useId();
  const [typed, setTyped] = useState(value);
  /** The search that was started last: its coming back in the address takes away nothing that was typed meanwhile. */
  const started = useRef(value);
  const search = useEffectEvent((text: string) => {
    started.current = text;
    onSearch(text);
  });
  useEffect(() => {
    if (value === started.current) return;
    started.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => search(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <div className={styles.search}>
      <label className={styles.hidden} htmlFor={id}>
        {messages.search}
      </label>
      <Icon name="search" size="1.15rem" />
      <input
        id={id}
        type="search"
        name="q"
        className={styles.searchInput}
        placeholder={hint}
        value={typed}
        maxLength={100}
        data-list-search
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
