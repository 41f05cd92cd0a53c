import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { formStyles as styles } from '../styles.ts';

type Point = { x: number; y: number };

export type PointSliderProps = {
  /** Fractions of the width and the height. */
  point: Point;
  /** The point in words. */
  text: string;
  onSet: (point: Point) => void;
  /** Attributes that name the slider. */
  attributes: object;
  /** The picture. */
  children: ReactNode;
};

/** Distance that an arrow key moves the point. */
const step = 0.02;
const clamp = (part: number) => Math.round(Math.max(0, Math.min(1, part)) * 1000) / 1000;

/** The point of a picture that stays in view when it is cropped: pressed on the picture, or moved with the arrow keys. */
export function PointSlider({ point: { x, y }, text, onSet, attributes, children }: PointSliderProps) {
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onSet({ x: clamp((event.clientX - left) / width), y: clamp((event.clientY - top) / height) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (!by) return;
    event.preventDefault();
    onSet({ x: clamp(x + (by[0] ?? 0)), y: clamp(y + (by[1] ?? 0)) });
  };
  return (
    <div
      {...attributes}
      role="slider"
      tabIndex={0}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(x * 100)}
      aria-valuetext={text}
      className={styles.focus}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onKeyDown={onKeyDown}
    >
      {children}
      <span className={styles.point} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} aria-hidden="true" />
    </div>
  );
}
