import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/media.ts';
import type { FocalPoint } from '#schemas/media-library.ts';
import { PointSlider } from '../form/controls/point-slider.tsx';
import { mediaStyles as styles } from './styles.ts';

type FocalPointFieldProps = { src: string; value: FocalPoint | null; onChange: (point: FocalPoint) => void };

const percent = (part: number) => Math.round(part * 100);

/** The point of a picture of the library that stays in view when it is cropped. */
export function FocalPointField({ src, value, onChange }: FocalPointFieldProps) {
  const messages = useMessages(allMessages);
  const point = value ?? { x: 0.5, y: 0.5 };
  return (
    <div>
      <PointSlider
        point={point}
        text={messages.point({ x: percent(point.x), y: percent(point.y) })}
        onSet={onChange}
        attributes={{ 'aria-label': messages.focalPoint }}
      >
        <img src={src} alt="" draggable={false} className={styles.focal} />
      </PointSlider>
      <p className={styles.hint}>{messages.focalHint}</p>
    </div>
  );
}
