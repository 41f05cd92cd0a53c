import { useSyncExternalStore } from 'react';
import type { ListNarrowing } from './list-state.ts';

/** A list narrowed in a way that one comes back to. */
export type ListView = { name: string; narrowing: ListNarrowing };

/** Where this browser keeps the views that people named, by person and list. */
const storageKey = 'panel-views';
const maxViews = 20;

type StoredViews = Readonly<Record<string, readonly ListView[]>>;

const isTexts = (value: unknown): value is ListNarrowing =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

function isView(value: unknown): value is ListView {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('narrowing' in value)) return false;
  return typeof value.name === 'string' && isTexts(value.narrowing);
}

/** Reads what a browser stored; what is not of this program is left out. */
export function parseViews(text: string): StoredViews {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).map(([list, views]) => [list, Array.isArray(views) ? views.filter(isView) : []]));
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();
let cached: { text: string; views: StoredViews } = { text: '', views: {} };

function readViews(): StoredViews {
  let text = '';
  try {
    text = window.localStorage.getItem(storageKey) ?? '';
  } catch {
    // Without storage there are no views of one's own.
  }
  if (text !== cached.text) cached = { text, views: parseViews(text) };
  return cached.views;
}

function writeViews(list: string, views: readonly ListView[]): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify({ ...readViews(), [list]: views.slice(-maxViews) }));
  } catch {
    // Nothing is kept where the browser refuses to.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const noViews: StoredViews = {};

/** Whether two lists are narrowed alike. */
export function isSameNarrowing(one: ListNarrowing, other: ListNarrowing): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** The views of a list that a person named in this browser. @param list a name of the person's list */
export function useSavedViews(list: string) {
  const views = useSyncExternalStore(subscribe, readViews, () => noViews)[list] ?? [];
  return {
    views,
    /** A view of the same name is replaced. */
    save: (view: ListView) => writeViews(list, [...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) =>
      writeViews(
        list,
        views.filter((view) => view.name !== name),
      ),
  };
}
