import Router from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The place among the steps that the address names, `#etape-3`; the first unless it names one. */
const addressed = (): number => Math.max(0, Number(/-(\d{1,3})$/.exec(location.hash)?.[1] ?? 1) - 1);

type StepHistory = {
  /** The step on show, by its place. */
  position: number;
  /** Word of the address: `etape`. */
  name: string;
  /** Shows a step, and returns the position that is shown then. It is another one if an earlier step has no answer yet. */
  show: (position: number) => number;
};

/** Gives each step an entry in the browser's history: Back and Forward move between steps, and a reloaded page shows its step. */
export function useStepHistory({ position, name, show }: StepHistory): void {
  // Not useRouter: on the server a block is also rendered alone, with no router around it.
  const addressOf = (at: number) => location.pathname + location.search + (at === 0 ? '' : `#${name}-${at + 1}`);
  const follow = useEffectEvent(() => {
    const shown = show(addressed());
    if (shown !== addressed()) void Router.replace(addressOf(shown), undefined, { scroll: false });
  });
  const enter = useEffectEvent((at: number) => {
    if (at !== addressed()) void Router.push(addressOf(at), undefined, { scroll: false });
  });
  useEffect(() => {
    const { pathname } = location;
    const travelled = () => {
      if (location.pathname === pathname) follow();
    };
    follow();
    addEventListener('popstate', travelled);
    return () => removeEventListener('popstate', travelled);
  }, []);
  const before = useRef(position);
  useEffect(() => {
    if (before.current !== position) enter(position);
    before.current = position;
  }, [position]);
}
