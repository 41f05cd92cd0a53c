import type { KeyboardEvent, PointerEvent } from 'react';
import { editorStyles as styles } from './styles.ts';

const least = 320;
const most = () => Math.max(least, window.innerWidth - 700);

/** The line between fields and preview: dragged, or moved with the arrow keys. */
export function Splitter({ label, width, onWidth }: { label: string; width: number; onWidth: (width: number) => void }) {
  const set = (wanted: number) => onWidth(Math.round(Math.min(most(), Math.max(least, wanted))));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: 40, ArrowRight: -40 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(width + step);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) set(window.innerWidth - event.clientX);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is a widget; hr is none.
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={2000}
      className={styles.splitter}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
