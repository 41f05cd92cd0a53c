import { useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { coerceQuantity, isListCut, type QuantityRule, quantityChoices, quantityMessage, quantityRefusal } from '#domain/quantity.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/choosing.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useEarlyChange } from './use-early.ts';

export type QuantityInputProps = {
  label: string;
  /** Label of the number field. */
  exactLabel: string;
  quantity: number;
  rule: QuantityRule;
  /** A number that was typed and breaks the rule: it stays in the field, with the reason. */
  refused?: number | undefined;
  /** Hides the labels from sight, where the place says what they do. */
  compact?: boolean;
  /** Called with an integer; one that was typed may break the rule. */
  onQuantity: (quantity: number) => void;
};

/** The list's entry that opens the number field. */
const other = 'other';

const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.space.xs,
  '& input': { width: '6rem' },
  '& select': { maxWidth: '6rem' },
  // Beside the button that buys, a list alone takes no more than its numbers need.
  '&:not(:has(input)) select': { maxWidth: '4.75rem' },
});
const exact = style({ maxWidth: '11rem' });

/**
 * Field for a quantity: a list of multiples, with a number field beside it if the stock goes further than the list. A typed value becomes
 * an integer when the field is left or Enter is pressed; anything else becomes the multiple.
 */
export function QuantityInput({ label, exactLabel, quantity, rule, refused, compact = false, onQuantity }: QuantityInputProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const listed = quantityChoices(rule);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = isOpen || refused !== undefined || !listed.includes(quantity);
  const refusal = refused === undefined ? null : quantityRefusal(refused, rule);
  const shown = isTyped ? other : String(quantity);
  const choose = (value: string) => {
    setOpen(value === other);
    setTyped(null);
    if (value !== other) onQuantity(Number(value));
  };
  const select = useEarlyChange<HTMLSelectElement>(({ value }) => value !== shown, choose);
  const commit = (text = typed) => {
    if (text === null) return;
    setTyped(null);
    onQuantity(coerceQuantity(text, rule.sellByMultipleOf));
  };
  const number = typed ?? String(refused ?? quantity);
  const field = useEarlyChange<HTMLInputElement>(({ value }) => value !== number, commit);
  const options = listed.map((each) => ({ value: String(each), label: String(each) }));
  return (
    <div className={box}>
      <Select
        ref={select}
        label={label}
        compact={compact}
        value={shown}
        options={isTyped || isListCut(rule) ? [...options, { value: other, label: messages.otherQuantity }] : options}
        onChange={({ target: { value } }) => choose(value)}
      />
      {isTyped && (
        <Field
          ref={field}
          className={exact}
          label={exactLabel}
          compact={compact}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={rule.sellByMultipleOf}
          step={rule.sellByMultipleOf}
          max={rule.stock ?? undefined}
          value={number}
          error={refusal ? quantityMessage(refusal, lang) : undefined}
          onChange={({ target: { value } }) => setTyped(value)}
          onBlur={() => commit()}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
      )}
    </div>
  );
}
