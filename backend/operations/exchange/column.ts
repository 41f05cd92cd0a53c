import type { Lang } from '#schemas/site.ts';
import { decimal, type Format } from './formats.ts';

/** A column about records of a kind: which value it tells, what it shows of one, and how a cell changes one (throws CellRefused). */
export type Column<T> = { name: string; header: string; show: (record: T) => string; set: (record: T, cell: string) => void };

/** The column of a value that has a cell of its own. */
export const field = <T, K extends keyof T>(header: string, key: K, format: Format<T[K]>): Column<T> => ({
  name: String(key),
  header,
  show: (record) => format.show(record[key]),
  set: (record, cell) => {
    record[key] = format.read(cell);
  },
});

export const whole = (lang: Lang, max: number, min = 0) => decimal(lang, 0, { min, max });
