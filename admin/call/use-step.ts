import { useState } from 'react';
import { type PanelCall, usePanelCall } from './use-panel-call.ts';

export type StepDialog<Step> = Pick<PanelCall, 'isBusy' | 'failure'> & {
  /** The step that is asked about once more; null: none. */
  asked: Step | null;
  ask: (step: Step) => void;
  giveUp: () => void;
  /** Takes the step that was asked about; the question goes when it is taken. */
  take: (call: () => Promise<unknown>, done: string) => void;
};

/** A step that cannot be taken back: chosen, asked about once more, and taken. */
export function useStep<Step>(): StepDialog<Step> {
  const [asked, setAsked] = useState<Step | null>(null);
  const { isBusy, failure, reset, run } = usePanelCall();
  const giveUp = () => setAsked(null);
  return {
    asked,
    isBusy,
    failure,
    giveUp,
    ask: (step) => {
      reset();
      setAsked(step);
    },
    take: (call, done) => run(call, done, giveUp),
  };
}
