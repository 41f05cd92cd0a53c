import type { RefObject } from 'react';
import { useMoney } from '#client/money.tsx';
import { useMessages } from '#client/site.tsx';
import { costOf, fieldsOf, isMadePersonal } from '#domain/customization.ts';
import type { CustomizationContext } from '#domain/customization-steps.ts';
import { quantityChoices } from '#domain/quantity.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/customization-steps.ts';
import type { ProductCustomization } from '#schemas/customization.ts';
import type { Answers } from '#schemas/form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { costText } from './cost-text.ts';
import type { CustomizationStepsData } from './index.ts';
import { customizationStyles as styles } from './styles.ts';

type RecapProps = {
  context: CustomizationContext;
  data: CustomizationStepsData;
  heading: RefObject<HTMLHeadingElement | null>;
  notice: string;
  isAdding: boolean;
  onEdit: (index: number) => void;
  onQuantity: (quantity: number) => void;
  onSubmit: () => void;
};

/** All answers to read over, each with the way back to its step; how many, and into the cart. */
export function Recap({ context, data, heading, notice, isAdding, onEdit, onQuantity, onSubmit }: RecapProps) {
  const messages = useMessages(allMessages);
  const money = useMoney();
  const { steps, answers, quantity, failure } = context;
  const { sellByMultipleOf, stock } = data.declination;
  const choices = quantityChoices({ sellByMultipleOf, stock });
  return (
    <>
      <div>
        <h2 className={styles.heading} ref={heading} tabIndex={-1}>
          {messages.recap}
        </h2>
        <p className={styles.muted}>{messages.recapText}</p>
      </div>
      <dl className={styles.recap}>
        {steps.map((step, index) => {
          const { label } = step.customization;
          const given = answers[step.id]?.answers ?? {};
          const cost = costText(costOf(step.customization, given), money);
          return (
            <div key={step.id}>
              <dt>{label}</dt>
              {told(step, given, messages.yes, messages.nothing).map((line) => (
                <dd key={line}>{line}</dd>
              ))}
              {cost && <dd className={styles.cost}>{cost}</dd>}
              <dd>
                <Button variant="quiet" aria-label={messages.editStep({ label })} onClick={() => onEdit(index)}>
                  {messages.edit}
                </Button>
              </dd>
            </div>
          );
        })}
      </dl>
      {choices.length > 1 && (
        <Select
          label={messages.quantity}
          value={String(quantity)}
          options={choices.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(event) => onQuantity(Number(event.target.value))}
        />
      )}
      {notice && <p className={styles.muted}>{notice}</p>}
      {steps.some(({ id, customization }) => isMadePersonal(customization, answers[id]?.answers ?? {})) && (
        <p className={styles.muted}>{messages.personal}</p>
      )}
      {failure && (
        <Alert tone="error" live>
          <p>{failure.status === 0 ? messages.unanswered : failure.message}</p>
        </Alert>
      )}
      <div>
        <Button size="l" busy={isAdding} onClick={onSubmit}>
          {messages.add}
        </Button>
      </div>
    </>
  );
}

/** An answer in words, a form's field by field. */
function told(step: ProductCustomization, answers: Answers, yes: string, nothing: string): string[] {
  const fields = fieldsOf(step);
  const lines = fields.flatMap(({ key, type, label, options }) => {
    const values = [answers[key] ?? ''].flat().filter((value) => value.trim());
    if (values.length === 0) return [];
    const text =
      type === 'consent' ? yes : values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', ');
    return [fields.length > 1 ? `${label} : ${text}` : text];
  });
  return lines.length > 0 ? lines : [nothing];
}
