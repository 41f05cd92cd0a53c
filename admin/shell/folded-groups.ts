import { useSyncExternalStore } from 'react';
import { type ScreenGroup, screenGroups } from './screens.ts';

/** Where this browser keeps which groups a person has opened and closed. */
const key = 'panel-groups';
/** Screens up to which all groups are open: they fit in a window of a usual height. */
const maxOpenScreens = 24;

type Choices = Partial<Record<ScreenGroup, boolean>>;

const listeners = new Set<() => void>();
let cached: { text: string; choices: Choices } = { text: '', choices: {} };

/** What is stored; nothing of it where it is not what this program writes. */
function readChoices(): Choices {
  let text = '';
  try {
    text = window.localStorage.getItem(key) ?? '';
    if (text === cached.text) return cached.choices;
    const stored: unknown = JSON.parse(text);
    const entries = Object.entries(stored ?? {}).filter(
      ([group, isOpen]) => screenGroups.some((one) => one === group) && typeof isOpen === 'boolean',
    );
    cached = { text, choices: Object.fromEntries(entries) };
  } catch {
    cached = { text, choices: {} };
  }
  return cached.choices;
}

function writeChoice(group: ScreenGroup, isOpen: boolean): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ ...readChoices(), [group]: isOpen }));
  } catch {
    // Without storage a group can be opened by going to one of its screens.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const noChoices: Choices = {};

/**
 * Which groups of the navigation are open. Without a choice: all of them while there are few screens, else that of the present one.
 * @param count screens of the navigation
 */
export function useFoldedGroups(count: number, current: ScreenGroup | undefined) {
  const choices = useSyncExternalStore(subscribe, readChoices, () => noChoices);
  const isOpen = (group: ScreenGroup): boolean => choices[group] ?? (count <= maxOpenScreens || group === current);
  return { isOpen, toggle: (group: ScreenGroup) => writeChoice(group, !isOpen(group)) };
}
