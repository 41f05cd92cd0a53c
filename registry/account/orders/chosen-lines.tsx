import type { ChosenCustomization } from '#schemas/customization.ts';
import { Amount } from './amount.tsx';

type ChosenLinesProps = {
  chosen: readonly ChosenCustomization[];
  /** Price of the choices for the whole line, in cents. */
  extra: number;
  extraLabel: string;
  /** Class that fits the block around the list. */
  className: string;
};

/** Lists the choices made for a line, one answer a line, and their price. */
export function ChosenLines({ chosen, extra, extraLabel, className }: ChosenLinesProps) {
  return (
    <>
      {chosen.map(({ label, value }) => (
        <span key={`${label} ${value}`} className={className}>
          {value === '✓' ? label : `${label}\u00a0: ${value}`}
        </span>
      ))}
      {extra > 0 && (
        <span className={className}>
          {extraLabel} <Amount cents={extra} />
        </span>
      )}
    </>
  );
}
