import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { HoursLine } from './opening-hours.ts';

const styles = {
  list: style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: `${theme.space.xxs} ${theme.space.l}`, maxWidth: '26rem' }),
  hours: style({ fontVariantNumeric: 'tabular-nums' }),
};

export function HoursTable({ lines }: { lines: readonly HoursLine[] }) {
  return (
    <dl className={styles.list}>
      {lines.map(({ days, hours }) => (
        <HoursRow key={days} days={days} hours={hours} />
      ))}
    </dl>
  );
}

function HoursRow({ days, hours }: HoursLine) {
  return (
    <>
      <dt>{days}</dt>
      <dd className={styles.hours}>{hours}</dd>
    </>
  );
}
