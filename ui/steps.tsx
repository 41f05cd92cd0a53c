import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { stepStyles } from './step-styles.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Step = {
  key: string;
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** Address of a passed step; steps ahead have none. */
  href?: string | undefined;
};

export type StepsProps = { label: string; doneText: string; steps: readonly Step[] };

/** Shows the current step of a sequence; passed steps are links back. */
export function Steps({ label, doneText, steps }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className={stepStyles.list}>
        {steps.map((step, index) => (
          <li key={step.key} className={stepStyles.step} data-state={step.state}>
            <StepLink step={step}>
              <span className={stepStyles.number} aria-hidden="true">
                {step.state === 'done' ? <Icon name="check" size="1em" /> : index + 1}
              </span>
              <span className={stepStyles.label}>{step.label}</span>
              {step.state === 'done' && <VisuallyHidden> ({doneText})</VisuallyHidden>}
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepLink({ step, children }: { step: Step; children: ReactNode }) {
  if (step.href && step.state !== 'current') {
    return (
      <a className={stepStyles.link} href={step.href}>
        {children}
      </a>
    );
  }
  return (
    <span className={stepStyles.link} aria-current={step.state === 'current' ? 'step' : undefined}>
      {children}
    </span>
  );
}
