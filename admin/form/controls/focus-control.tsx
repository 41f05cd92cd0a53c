import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { isObject } from '#renderer/core/value.ts';
import { attributesOf, type ControlProps } from '../control-props.ts';
import { useForm } from '../form-state.tsx';
import { formStyles as styles } from '../styles.ts';
import { PictureOf } from './picture-control.tsx';
import { PointSlider } from './point-slider.tsx';

/** The first picture that a form shows, by its name. */
function firstPicture(value: unknown): string | undefined {
  const found = Object.values(isObject(value) ? value : {}).find((one) => isObject(one) && typeof one.picture === 'string');
  return isObject(found) ? String(found.picture) : undefined;
}

/** The point of the form's picture that stays in view when it is cropped, in percent. */
export function FocusControl({ value, write, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const name = useForm((form) => firstPicture(form.value));
  const isPoint = isObject(value) && typeof value.x === 'number' && typeof value.y === 'number';
  const { x, y } = isPoint ? { x: Number(value.x), y: Number(value.y) } : { x: 50, y: 50 };
  return (
    <PointSlider
      point={{ x: x / 100, y: y / 100 }}
      text={messages.point({ x, y })}
      onSet={(point) => write({ x: Math.round(point.x * 100), y: Math.round(point.y * 100) })}
      attributes={attributesOf(props)}
    >
      {name ? <PictureOf name={name} /> : <span className={styles.emptyFocus} />}
    </PointSlider>
  );
}
