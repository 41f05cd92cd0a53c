import { type RefObject, useEffect, useEffectEvent } from 'react';
import { letterKeys } from './letter-keys.ts';
import type { ListState } from './list-state.ts';

/** Returns whether a key is for text or a choice in a field. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || (target.matches('input, textarea, select') && !target.matches('[data-row-tick]')));

const rowSelector = '[data-row]';

/** Returns the element of a row that gets the focus: the one that opens it, else its first control. */
const focusableOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-row-open]') ?? row.querySelector<HTMLElement>('a, button, input');

/**
 * The keys of a list: `/` to its search, `j` and `k` from row to row, `x` to select one, Escape to close what is open beside it; the
 * arrows too while the focus is in a row. Enter is that of the row's link. Letters can be switched off (WCAG 2.1.4).
 */
export function useListKeys(area: RefObject<HTMLElement | null>, list: ListState): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isWriting(event.target) || document.querySelector('dialog:modal')) return;
    const rows = [...(area.current?.querySelectorAll(rowSelector) ?? [])];
    const current = event.target instanceof Element ? event.target.closest(rowSelector) : null;
    const done = listAction({ key: event.key, rows, current, area: area.current, list });
    if (done) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

type Pressed = { key: string; rows: readonly Element[]; current: Element | null; area: HTMLElement | null; list: ListState };

/** Does what a key asks for; whether it asked for anything. */
function listAction({ key, rows, current, area, list }: Pressed): boolean {
  const at = current ? rows.indexOf(current) : -1;
  const focusRow = (index: number): boolean => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    const target = row && focusableOf(row);
    target?.focus();
    return Boolean(target);
  };
  if (key === 'ArrowDown') return current !== null && focusRow(at + 1);
  if (key === 'ArrowUp') return current !== null && focusRow(at - 1);
  if (key === 'Escape' && list.opened !== '') {
    const opened = rows.findIndex((row) => row.hasAttribute('data-open'));
    list.open('');
    return focusRow(opened);
  }
  if (!letterKeys.read()) return false;
  if (key === '/') {
    const field = area?.querySelector<HTMLElement>('[data-list-search]');
    field?.focus();
    return Boolean(field);
  }
  if (key === 'j') return focusRow(at + 1);
  if (key === 'k') return focusRow(at - 1);
  const tick = key === 'x' ? current?.querySelector<HTMLInputElement>('[data-row-tick]') : undefined;
  tick?.click();
  return Boolean(tick);
}
