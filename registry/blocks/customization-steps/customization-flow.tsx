import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { randomId } from '#client/random-id.ts';
import { useLocalPath, useWords } from '#client/site.tsx';
import { customizationMachine } from '#machines/customization/customization-machine.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { CustomizationStepsProps } from '../../generated/customization-steps.ts';
import type { CustomizationCalls } from './calls.ts';
import type { CustomizationStepsData } from './load.ts';
import { PricePanel } from './price-panel.tsx';
import { Recap } from './recap.tsx';
import { StepForm } from './step-form.tsx';
import { customizationStyles as styles } from './styles.ts';
import { useStepHistory } from './use-step-history.ts';
import { words as allWords } from './words.ts';

export type CustomizationFlowProps = CustomizationStepsProps & { data: CustomizationStepsData; calls: CustomizationCalls };

/** One step at a time, then all of them to read over, with the price always in view. */
export function CustomizationFlow({ data, calls, notice, showPicture }: CustomizationFlowProps) {
  const words = useWords(allWords);
  const to = useLocalPath();
  const { actor, snapshot, send } = useCustomization(data, calls);
  const { context, value } = snapshot;
  const { steps, index } = context;
  const flow = value.flow;
  const step = steps[index];
  const show = (index: number) => {
    const isBegun = actor.getSnapshot().context.version > 0;
    if (index !== positionOf(actor.getSnapshot())) send({ type: 'step.shown', index: isBegun ? index : 0 });
    return positionOf(actor.getSnapshot());
  };
  useStepHistory({ position: positionOf(snapshot), name: words.stepInAddress, show });
  const heading = useHeadingFocus(`${flow === 'answering' ? index : flow === 'done' ? 'done' : 'recap'}`);
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {flow === 'answering' && step && (
          <StepForm
            key={`${step.id}-${context.restored}`}
            {...{ step, heading, context, checkFile: calls.checkFile }}
            onChange={(answer) => send({ type: 'step.changed', answer })}
            onDone={(answer) => send({ type: 'step.answered', answer })}
            onBack={() => send({ type: 'step.back' })}
          />
        )}
        {(flow === 'recap' || flow === 'adding' || flow === 'failed') && (
          <Recap
            {...{ context, heading, data }}
            notice={notice}
            isAdding={flow === 'adding'}
            onEdit={(at) => send({ type: 'step.edit', index: at })}
            onQuantity={(quantity) => send({ type: 'quantity.set', quantity })}
            onSubmit={() => send({ type: 'customization.submit', attempt: randomId() })}
          />
        )}
        {flow === 'done' && (
          <>
            <h2 className={styles.heading} ref={heading} tabIndex={-1}>
              {words.recap}
            </h2>
            <Alert tone="success" live title={words.done} />
            <div className={styles.actions}>
              <LinkButton href={to('/cart')}>{words.cart}</LinkButton>
              <Button variant="outline" onClick={() => send({ type: 'customization.again' })}>
                {words.again}
              </Button>
              <LinkButton variant="quiet" href={to(data.product.url)}>
                {words.back}
              </LinkButton>
            </div>
          </>
        )}
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
      </div>
      <PricePanel
        {...{ data, showPicture, price: context.price, quantity: context.quantity, state: value.price }}
        onRetry={() => send({ type: 'price.retry' })}
      />
    </div>
  );
}

/** The place of what is on show among the steps; the one after the last is where all are read over. */
const positionOf = ({ value, context }: SnapshotFrom<typeof customizationMachine>): number =>
  value.flow === 'answering' ? context.index : context.steps.length;

/** The machine of this page, with the calls that it is given. */
function useCustomization(data: CustomizationStepsData, calls: CustomizationCalls) {
  const [actor] = useState(() => {
    const machine = customizationMachine.provide({
      actors: {
        askPrice: fromPromise(({ input, signal }) => calls.askPrice(input, signal)),
        addToCart: fromPromise(({ input }) => calls.addToCart(input)),
      },
    });
    return createActor(machine, { input: { steps: data.steps, quantity: data.declination.sellByMultipleOf } });
  });
  // Not stopped: an actor cannot be started twice, and what it asks ends by itself.
  useEffect(() => {
    actor.start();
    const draft = calls.readDraft();
    if (draft) actor.send({ type: 'answers.restored', ...draft });
    if (process.env.NODE_ENV === 'development') void import('#client/inspection/show-actor.ts').then(({ showActor }) => showActor(actor));
    const { unsubscribe } = actor.subscribe(({ value, context: { answers, quantity, version } }) => {
      if (version > 0) calls.writeDraft(value.flow === 'done' ? null : { answers, quantity });
    });
    return unsubscribe;
  }, [actor, calls]);
  const snapshot = useSyncExternalStore(
    (listener) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
    () => actor.getSnapshot(),
    () => actor.getSnapshot(),
  );
  return { actor, snapshot, send: actor.send };
}

/** The heading of what is on show, which takes the focus when that changes, so that it is read out. */
function useHeadingFocus(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  return heading;
}
