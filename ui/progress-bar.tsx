import { useId } from 'react';
import { progressStyles } from './progress-styles.ts';

export type ProgressBarProps = {
  /** 0 to 1. */
  value: number;
  /** Text shown above the bar, e.g. "Plus que 12,00 € pour la livraison offerte". */
  text: string;
};

/** Progress as a text and a native progress bar. */
export function ProgressBar({ value, text }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={progressStyles.frame}>
      <p className={progressStyles.text} id={id}>
        {text}
      </p>
      <progress className={progressStyles.bar} value={Math.min(1, Math.max(0, value))} max={1} aria-labelledby={id} />
    </div>
  );
}
