import { useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/returns.ts';
import type { OrderLine } from '#schemas/order.ts';
import { conformityReasons, type Returnable } from '#schemas/order-back.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Picture } from '#ui/picture.tsx';
import { Select } from '#ui/select.tsx';
import { returnStyles as styles } from '../returns/styles.ts';

/** Reason why a piece is excluded from withdrawal. */
type Exclusion = 'personal' | 'perishable';

/** Returns why a line of an order is excluded from withdrawal, or null if it can be withdrawn from. */
export const exclusionOf = (line: Returnable['lines'][number] | undefined): Exclusion | null =>
  line?.isPersonal ? 'personal' : line?.isPerishable ? 'perishable' : null;

export type ReturnLineProps = {
  line: OrderLine;
  /** Pieces that can still be sent back. */
  left: number;
  /** Reason why only a faulty or wrong piece can be returned. Null: a change of mind is accepted too. */
  exclusion: Exclusion | null;
  /** It was sealed for hygiene: a change of mind is accepted while the seal is unbroken. */
  isSealed: boolean;
  reasons: readonly { id: string; value: string }[];
  error: string | undefined;
};

/** A line of the order: ticked, it asks how many and why. */
export function ReturnLine({ line, left, exclusion, isSealed, reasons, error }: ReturnLineProps) {
  const messages = useMessages(allMessages);
  const [isChosen, setChosen] = useState(false);
  const offered = exclusion ? reasons.filter(({ id }) => conformityReasons.some((reason) => reason === id)) : reasons;
  return (
    <div className={styles.line} data-chosen={isChosen}>
      <div className={styles.choice}>
        <span className={styles.picture}>{line.image && <Picture image={line.image} alt="" sizes="64px" widths={[160, 320]} />}</span>
        {left === 0 ? (
          <p className={styles.muted}>
            {line.name} – {line.rental ? messages.rented : messages.gone}
          </p>
        ) : (
          <Checkbox
            name={`take-${line.id}`}
            checked={isChosen}
            onChange={(event) => setChosen(event.target.checked)}
            error={isChosen ? undefined : error}
            label={
              <>
                {line.name}
                {line.declinationLabel && <span className={styles.detail}>{line.declinationLabel}</span>}
                {exclusion && <span className={styles.detail}>{messages[exclusion]}</span>}
                {isSealed && <span className={styles.detail}>{messages.sealed}</span>}
              </>
            }
          />
        )}
      </div>
      {isChosen && (
        <div className={styles.facts}>
          <Select
            label={messages.quantity}
            name={`quantity-${line.id}`}
            defaultValue="1"
            options={Array.from({ length: Math.min(left, 100) }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
          />
          <Select
            label={messages.reason}
            name={`reason-${line.id}`}
            hint={exclusion ? messages.personalHint : messages.reasonHint}
            defaultValue={exclusion ? 'NOT_AS_DESCRIBED' : 'CHANGED_MIND'}
            options={offered.map(({ id, value }) => ({ value: id, label: value }))}
          />
        </div>
      )}
    </div>
  );
}
