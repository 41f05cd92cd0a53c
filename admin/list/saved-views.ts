import { createStoredValue } from '../stored-value.ts';
import type { ListNarrowing } from './list-state.ts';

/** A list narrowed in a way that one comes back to. */
export type ListView = { name: string; narrowing: ListNarrowing };

const maxViews = 20;

type StoredViews = Readonly<Record<string, readonly ListView[]>>;

const isTexts = (value: unknown): value is ListNarrowing =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

function isView(value: unknown): value is ListView {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('narrowing' in value)) return false;
  return typeof value.name === 'string' && isTexts(value.narrowing);
}

/** The views in what a browser kept; what is none is left out. */
export const readViews = (data: unknown): StoredViews =>
  Object.fromEntries(Object.entries(Object(data)).map(([list, views]) => [list, Array.isArray(views) ? views.filter(isView) : []]));

/** The views that people named, by person and list. */
const stored = createStoredValue<StoredViews>('panelViews', {}, readViews);

/** Returns whether two lists have the same search and filters. */
export function isSameNarrowing(one: ListNarrowing, other: ListNarrowing): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** The views of a list that a person named in this browser. @param list a name of the person's list */
export function useSavedViews(list: string) {
  const views = stored.use()[list] ?? [];
  const write = (next: readonly ListView[]) => stored.write({ ...stored.read(), [list]: next.slice(-maxViews) });
  return {
    views,
    /** A view of the same name is replaced. */
    save: (view: ListView) => write([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => write(views.filter((view) => view.name !== name)),
  };
}
