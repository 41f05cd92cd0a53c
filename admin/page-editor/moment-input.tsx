import type { ReactNode } from 'react';
import { useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { dateIn, instantIn, timeIn } from '#domain/time-zones.ts';
import { controlStyles } from '../form/control-styles.ts';

type Props = {
  label: string;
  className: string;
  /** UTC ISO; null: none. */
  value: string | null;
  isRequired?: boolean;
  onSet: (moment: string | null) => void;
  children?: ReactNode;
};

/** A moment on the shop's clock, which is named: what is published then is published there, wherever this device is. */
export function MomentInput({ label, className, value, isRequired = false, onSet, children }: Props) {
  const { timeZone } = useSite().site;
  const { zone } = useDates();
  const instant = value === null ? null : new Date(value);
  const read = (text: string) => {
    const [date = '', time = ''] = text.split('T');
    onSet(time === '' ? null : instantIn(timeZone, date, time.slice(0, 5)).toISOString());
  };
  return (
    <label className={className}>
      <span>{`${label} (${zone})`}</span>
      <input
        type="datetime-local"
        required={isRequired}
        className={controlStyles.input}
        value={instant ? `${dateIn(timeZone, instant)}T${timeIn(timeZone, instant)}` : ''}
        onChange={(event) => read(event.target.value)}
      />
      {children}
    </label>
  );
}
