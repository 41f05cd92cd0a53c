import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EntryValue } from '#client/queries/entries.ts';
import type { Steps } from '#domain/document/patch.ts';
import { isSameValue } from '#domain/entities/stable-json.ts';
import { withValue } from '../form/with-value.ts';
import { type EntryBase, readStoredDraft, writeStoredDraft } from './stored-drafts.ts';

/** Pause in typing after which unsaved work is stored, in ms. */
const pauseMs = 400;

export type EntryDraft = {
  base: EntryBase;
  value: EntryValue;
  isChanged: boolean;
  /** Time of the unsaved work that was found when the form opened, in ms since 1970; null: there was none. */
  foundAt: number | null;
  write: (path: Steps, next: unknown) => void;
  /** Begins anew from a stored state, without unsaved work. */
  restart: (base: EntryBase) => void;
};

/**
 * Holds the changes of an entry until they are saved. They are stored in the browser: a crash, a reload or a way back loses nothing.
 * @param name of the unsaved work in this browser
 * @param change adds what follows from a change, e.g. the name in the address from the title
 */
export function useEntryDraft(
  name: string,
  start: EntryBase,
  change: (next: EntryValue, before: EntryValue, stored: EntryValue) => EntryValue,
): EntryDraft {
  const [found] = useState(() => readStoredDraft(name));
  const [{ base, value }, setState] = useState<{ base: EntryBase; value: EntryValue }>(() => found ?? { base: start, value: start.value });
  const [foundAt, setFoundAt] = useState(found?.storedAt ?? null);
  const isChanged = !isSameValue(value, base.value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const store = useEffectEvent(() => {
    clearTimeout(timer.current);
    writeStoredDraft(name, isChanged ? { base, value, storedAt: Date.now() } : undefined);
  });
  useEffect(() => {
    // Found work that nobody has touched keeps its time.
    if (value === found?.value) return undefined;
    timer.current = setTimeout(store, pauseMs);
    return () => clearTimeout(timer.current);
  }, [value, found]);
  useEffect(() => {
    const onHide = () => store();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      store();
    };
  }, []);
  return {
    base,
    value,
    isChanged,
    foundAt,
    write: (path, next) =>
      setState((state) => ({ ...state, value: change(withValue(state.value, path, next) as EntryValue, state.value, state.base.value) })),
    restart: (next) => {
      setFoundAt(null);
      setState({ base: next, value: next.value });
      clearTimeout(timer.current);
      writeStoredDraft(name, undefined);
    },
  };
}
