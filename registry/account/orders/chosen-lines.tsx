import type { ChosenCustomization } from '#schemas/customization.ts';
import { Amount } from './amount.tsx';

type ChosenLinesProps = {
  chosen: readonly ChosenCustomization[];
  /** What they cost on the line, in cents. */
  extra: number;
  extraLabel: string;
  /** How a line looks where it stands. */
  className: string;
};

/** What a line is made with, an answer a line, and what that costs. */
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
