import { createStoredValue } from '../stored-value.ts';
import { type ScreenGroup, screenGroups } from './screens.ts';

/** Screens up to which all groups are open: they fit in a window of a usual height. */
const maxOpenScreens = 24;

type Choices = Partial<Record<ScreenGroup, boolean>>;

/** Groups that a person has opened or closed. */
const choices = createStoredValue<Choices>('panelGroups', {}, (data) =>
  Object.fromEntries(
    Object.entries(Object(data)).filter(([group, isOpen]) => screenGroups.some((one) => one === group) && typeof isOpen === 'boolean'),
  ),
);

/**
 * Returns which groups of the navigation are open. Without a choice, all are open while there are few screens, else the current one's.
 * @param count screens of the navigation
 */
export function useFoldedGroups(count: number, current: ScreenGroup | undefined) {
  const chosen = choices.use();
  const isOpen = (group: ScreenGroup): boolean => chosen[group] ?? (count <= maxOpenScreens || group === current);
  return { isOpen, toggle: (group: ScreenGroup) => choices.write({ ...choices.read(), [group]: !isOpen(group) }) };
}
