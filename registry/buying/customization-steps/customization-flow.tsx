import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { randomId } from '#client/random-id.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { customizationMachine } from '#machines/customization-machine.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/customization-steps.ts';
import type { CustomizationStepsProps } from '#registry/generated/customization-steps.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { CustomizationCalls } from './calls.ts';
import type { CustomizationStepsData } from './index.ts';
import { PricePanel } from './price-panel.tsx';
import { Recap } from './recap.tsx';
import { StepForm } from './step-form.tsx';
import { customizationStyles as styles } from './styles.ts';
import { useStepHistory } from './use-step-history.ts';

export type CustomizationFlowProps = CustomizationStepsProps & { data: CustomizationStepsData; calls: CustomizationCalls };

/** One step at a time, then all of them to read over, with the price always in view. */
export function CustomizationFlow({ data, calls, notice, showPicture }: CustomizationFlowProps) {
  const messages = useMessages(allMessages);
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
  useStepHistory({ position: positionOf(snapshot), name: messages.stepInAddress, show });
  const heading = useHeadingFocus(`${flow === 'answering' ? index : flow === 'done' ? 'done' : 'recap'}`);
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {flow === 'answering' && step && (
          <StepForm
            key={`${step.id}-${context.restored}`}
            step={step}
            heading={heading}
            context={context}
            checkFile={calls.checkFile}
            onChange={(answer) => send({ type: 'step.changed', answer })}
            onDone={(answer) => send({ type: 'step.answered', answer })}
            onBack={() => send({ type: 'step.back' })}
          />
        )}
        {(flow === 'recap' || flow === 'adding' || flow === 'failed') && (
          <Recap
            context={context}
            heading={heading}
            data={data}
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
              {messages.recap}
            </h2>
            <Alert tone="success" live title={messages.done} />
            <div className={styles.actions}>
              <LinkButton href={to('/cart')}>{messages.cart}</LinkButton>
              <Button variant="outline" onClick={() => send({ type: 'customization.again' })}>
                {messages.again}
              </Button>
              <LinkButton variant="quiet" href={to(data.product.url)}>
                {messages.back}
              </LinkButton>
            </div>
          </>
        )}
        <noscript>
          <p>{messages.noScript}</p>
        </noscript>
      </div>
      <PricePanel
        data={data}
        showPicture={showPicture}
        price={context.price}
        quantity={context.quantity}
        state={value.price}
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
  // The actor is not stopped: it cannot be started twice, and its calls end by themselves.
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
  const snapshot = useSelector(actor, (snapshot) => snapshot);
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
