import { useState } from 'react';

export type ListSelection<Row> = {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** All rows that are shown, or none. */
  setAll: (isSelected: boolean) => void;
};

/** Selects rows among those that are shown; a row that is no longer shown is no longer selected. */
export function useSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string): ListSelection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const has = (row: Row) => keys.has(rowKey(row));
  return {
    rows: rows.filter(has),
    has,
    toggle: (row) => setKeys(new Set(rows.filter((one) => (one === row ? !has(one) : has(one))).map(rowKey))),
    setAll: (isSelected) => setKeys(new Set(isSelected ? rows.map(rowKey) : [])),
  };
}
