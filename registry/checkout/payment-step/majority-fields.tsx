import { useMessages } from '#client/site.tsx';
import { type MajorityProof, majorityRefusal } from '#domain/majority.ts';
import { messages as allMessages } from '#messages/generated/registry/checkout/payment-step.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { paymentStepStyles as styles } from './styles.ts';

/** The reader's day, YYYY-MM-DD; the server judges by the shop's. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

export type MajorityFieldsProps = {
  majority: MajorityProof;
  /** Missing answers are reported. */
  isAsked: boolean;
  /** Reason why the server refused the date. */
  refused: string | undefined;
  onChange: (majority: Partial<MajorityProof>) => void;
};

/** The proof of majority that is asked of who buys alcohol: a date of birth, and the declaration to be of age. */
export function MajorityFields({ majority, isAsked, refused, onChange }: MajorityFieldsProps) {
  const messages = useMessages(allMessages);
  const refusal = isAsked ? majorityRefusal(majority.birthdate, today()) : null;
  return (
    <fieldset className={styles.majority}>
      <legend>{messages.majority}</legend>
      <p className={styles.muted}>{messages.majorityText}</p>
      <Field
        label={messages.birthdate}
        name="birthdate"
        type="date"
        autoComplete="bday"
        required
        max={today()}
        value={majority.birthdate}
        error={refusal ? messages.majorityRefusal[refusal] : refused}
        onChange={({ target }) => onChange({ birthdate: target.value })}
      />
      <Checkbox
        name="isOfAge"
        required
        label={messages.ofAge}
        checked={majority.isDeclared}
        error={isAsked && !majority.isDeclared ? messages.ofAgeNeeded : undefined}
        onChange={({ target }) => onChange({ isDeclared: target.checked })}
      />
    </fieldset>
  );
}
