import { elementAt, stepsTo, waitsAttribute } from '#renderer/react/early-page.ts';
import { controlOf } from './pending.ts';

/**
 * Makes a click of a press of the mouse on HTML that is made anew, alive, before the button is let go: browsers send none to what
 * stands there then. A finger needs no help, its press is judged as it leaves.
 */
export function keepPresses(): void {
  const press = ({ button, target }: MouseEvent) => {
    const control = controlOf(target);
    const part = control?.closest(`[${waitsAttribute}]`);
    if (button !== 0 || !control || !part) return;
    const steps = stepsTo(control, part);
    const release = (event: MouseEvent) => {
      const now = control.isConnected ? undefined : elementAt(part, steps);
      if (now instanceof HTMLElement && event.target instanceof Node && now.contains(event.target)) now.click();
    };
    addEventListener('mouseup', release, { capture: true, once: true });
  };
  addEventListener('mousedown', press, true);
}
