import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Panel = { id: string; hasAddress: boolean };

/**
 * Selects the visible panel. Arrow keys move round, Home and End to the ends, with the focus. An address that names a panel, or anything
 * inside one, opens it. Choosing a tab that has an address replaces the address without a new entry in the history.
 */
export function useTabs(panels: readonly Panel[]) {
  const root: RefObject<HTMLDivElement | null> = useRef(null);
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    const follow = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const all = [...(root.current?.querySelectorAll(':scope > [role="tabpanel"]') ?? [])];
      const index = target ? all.findIndex((panel) => panel.contains(target)) : -1;
      if (index < 0) return;
      setSelected(index);
      // Once it shows, as the browser could not go there while it did not.
      requestAnimationFrame(() => (target === all[index] ? root.current : target)?.scrollIntoView());
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const select = (index: number) => {
    const panel = panels[index];
    if (!panel) return;
    setSelected(index);
    if (panel.hasAddress) window.history.replaceState(window.history.state, '', `#${panel.id}`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: selected + 1, ArrowLeft: selected - 1, Home: 0, End: panels.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + panels.length) % panels.length;
    select(index);
    root.current?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')[index]?.focus();
  };

  return { root, selected, select, onKeyDown };
}
