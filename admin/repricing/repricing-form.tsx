import { type FormEvent, useId, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { randomId } from '#client/random-id.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/repricing.ts';
import { priceEndings, type RepricingPreview, type RepricingRule, type RepricingSelection } from '#schemas/repricing.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { currencySymbol } from '#ui/format-price.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { productStyles } from '../products/styles.ts';
import { adminStyles as styles } from '../styles.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { type RuleFields, readRule } from './read-rule.ts';
import { repricingStyles } from './styles.ts';
import { type SelectionChoice, useSelectionChoices } from './use-selection-choices.ts';

/** A change as its preview shows it, with the key under which it starts once. */
type Plan = { id: string; selection: RepricingSelection; rule: RepricingRule; preview: RepricingPreview };

/** Asks which products and how their prices change, shows the preview, and starts the change. */
export function RepricingForm({ onStarted }: { onStarted: () => void }) {
  const messages = useMessages(allMessages);
  const money = useSite();
  const name = useId();
  const choices = useSelectionChoices();
  const [chosen, setChosen] = useState<SelectionChoice['value'] | null>(null);
  const choice = choices.find(({ value }) => value === chosen) ?? choices[0];
  const [fields, setFields] = useState<RuleFields>({ direction: 'UP', value: '', by: 'PERCENT', ending: 'NONE' });
  const [fault, setFault] = useState<'wrongValue' | 'tooMuch' | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const show = usePanelMutation({
    mutationFn: (body: Pick<Plan, 'selection' | 'rule'>) => browserApi.call('POST /admin/repricing-preview', { body }),
    onSuccess: (preview, body) => setPlan({ ...body, preview, id: randomId() }),
  });
  const start = usePanelMutation({
    mutationFn: ({ preview, ...body }: Plan) => browserApi.call('POST /admin/repricing', { body: { ...body, total: preview.total } }),
    onSuccess: () => {
      setPlan(null);
      onStarted();
    },
    done: messages.started,
  });
  const change = (next: Partial<RuleFields>) => {
    setFields((now) => ({ ...now, ...next }));
    setFault(null);
    setPlan(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const rule = readRule(fields);
    setFault(typeof rule === 'string' ? rule : null);
    start.reset();
    if (typeof rule !== 'string' && choice) show.mutate({ selection: choice.selection, rule });
  };
  const isRounded = fields.direction === 'NONE';
  return (
    <>
      <form className={styles.panel} aria-label={messages.rule} noValidate onSubmit={submit}>
        <div className={productStyles.body}>
          {choices.length === 0 && <p role="status">{messages.unresolved}</p>}
          <RadioGroup
            legend={messages.which}
            name={name}
            value={choice?.value ?? null}
            options={choices}
            onChange={(value) => {
              setChosen(value);
              setPlan(null);
            }}
          />
          <div className={repricingStyles.rule}>
            <Select
              label={messages.direction}
              value={fields.direction}
              options={(['UP', 'DOWN', 'NONE'] as const).map((value) => ({ value, label: messages.directions[value] }))}
              onChange={({ target }) => change({ direction: target.value as RuleFields['direction'] })}
            />
            {!isRounded && (
              <>
                <Field
                  label={messages.value}
                  inputMode="decimal"
                  autoComplete="off"
                  value={fields.value}
                  error={fault ? messages[fault] : undefined}
                  onChange={({ target }) => change({ value: target.value })}
                />
                <Select
                  label={messages.unit}
                  value={fields.by}
                  options={[
                    { value: 'PERCENT', label: messages.units.PERCENT },
                    { value: 'AMOUNT', label: currencySymbol(money) },
                  ]}
                  onChange={({ target }) => change({ by: target.value as RuleFields['by'] })}
                />
              </>
            )}
            <Select
              label={messages.ending}
              value={fields.ending}
              options={priceEndings.map((value) => ({ value, label: messages.endings[value] }))}
              onChange={({ target }) => change({ ending: target.value as RuleFields['ending'] })}
            />
          </div>
          <p className={styles.note}>{messages.ruleHelp}</p>
          <FailureAlert failure={show.failure} />
          <div className={styles.actions}>
            <Button type="submit" variant={plan ? 'outline' : 'solid'} busy={show.isPending} disabled={!choice}>
              {messages.preview}
            </Button>
          </div>
        </div>
      </form>
      {plan && (
        <PreviewPanel preview={plan.preview}>
          <FailureAlert failure={start.failure} />
          <div className={styles.actions}>
            <Button busy={start.isPending} onClick={() => start.mutate(plan)}>
              {messages.start({ count: plan.preview.changed })}
            </Button>
          </div>
        </PreviewPanel>
      )}
    </>
  );
}
