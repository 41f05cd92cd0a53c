import { useCallback, useEffect, useEffectEvent } from 'react';

export type Shortcuts = { undo: () => void; redo: () => void; save: () => void };

/** Ctrl or Cmd with Z, ⇧Z, Y and S, wherever the focus is, in the preview too; a dialog keeps its own keys. */
export function useShortcuts({ undo, redo, save }: Shortcuts): (event: KeyboardEvent) => void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog:modal')) return;
    const key = event.key.toLowerCase();
    const action = key === 's' ? save : key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  // The preview's windows send theirs here.
  return useCallback((event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const again = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, altKey, cancelable: true });
    window.dispatchEvent(again);
    if (again.defaultPrevented) event.preventDefault();
  }, []);
}
