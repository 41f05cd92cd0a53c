import { useSyncExternalStore } from 'react';

/** Where this browser keeps that a person wants no keys of one letter: who speaks to the computer may say one by accident. */
const storageKey = 'panel-letter-keys';

const listeners = new Set<() => void>();

/** Whether keys of one letter do something on lists. */
export function areLetterKeysOn(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Switches keys of one letter on or off in this browser. */
export function setLetterKeys(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, 'off');
  } catch {
    // A browser that stores nothing keeps them on.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLetterKeys = (): boolean => useSyncExternalStore(subscribe, areLetterKeysOn, () => true);
