import type { KeyboardEvent, PointerEvent } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/media.ts';
import type { FocalPoint } from '#schemas/media-library.ts';
import { mediaStyles as styles } from './styles.ts';

/** Distance by which an arrow key moves the point, as a share of the picture. */
const step = 0.02;
const within = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 1000) / 1000;

type FocalPointFieldProps = { src: string; value: FocalPoint | null; onChange: (point: FocalPoint) => void };

/** The point of a picture that stays in sight when it is cropped: pressed on the picture, or moved with the arrow keys. */
export function FocalPointField({ src, value, onChange }: FocalPointFieldProps) {
  const messages = useMessages(allMessages);
  const point = value ?? { x: 0.5, y: 0.5 };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: within(point.x + (by[0] ?? 0)), y: within(point.y + (by[1] ?? 0)) });
  };
  const percent = (part: number) => Math.round(part * 100);
  return (
    <div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={messages.focalPoint}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(point.x)}
        aria-valuetext={messages.point({ x: percent(point.x), y: percent(point.y) })}
        className={styles.focal}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onKeyDown={onKeyDown}
      >
        <img src={src} alt="" draggable={false} />
        <span className={styles.cross} style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} aria-hidden="true" />
      </div>
      <p className={styles.hint}>{messages.focalHint}</p>
    </div>
  );
}
