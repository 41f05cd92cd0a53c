import type { KeyboardEvent, PointerEvent } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import { isObject } from '#renderer/core/value.ts';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.tsx';
import { PictureOf } from './picture-control.tsx';
import { formStyles as styles } from './styles.ts';

const clamp = (percent: number) => Math.round(Math.max(0, Math.min(100, percent)));

/** The point of a picture that stays in view when it is cropped, in percent: pressed on the picture, or moved with the arrow keys. */
export function FocusControl({ value, onSet, id, label }: ControlProps) {
  const messages = useMessages(allMessages);
  const { node } = useForm();
  const point =
    isObject(value) && typeof value.x === 'number' && typeof value.y === 'number' ? { x: value.x, y: value.y } : { x: 50, y: 50 };
  const picture = Object.values(node.props).find((one) => isObject(one) && typeof one.picture === 'string');
  const name = isObject(picture) && typeof picture.picture === 'string' ? picture.picture : null;
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.getBoundingClientRect();
    onSet({ x: clamp(((event.clientX - box.left) / box.width) * 100), y: clamp(((event.clientY - box.top) / box.height) * 100) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-2, 0], ArrowRight: [2, 0], ArrowUp: [0, -2], ArrowDown: [0, 2] }[event.key];
    if (!by) return;
    event.preventDefault();
    onSet({ x: clamp(point.x + (by[0] ?? 0)), y: clamp(point.y + (by[1] ?? 0)) });
  };
  return (
    <div
      id={id}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={point.x}
      aria-valuetext={messages.point({ x: point.x, y: point.y })}
      className={styles.focus}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onKeyDown={onKeyDown}
    >
      {name ? <PictureOf name={name} /> : <span className={styles.emptyFocus} />}
      <span className={styles.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} aria-hidden="true" />
    </div>
  );
}
