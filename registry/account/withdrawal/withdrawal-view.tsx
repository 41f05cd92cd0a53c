import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/registry/account/withdrawal.ts';
import type { WithdrawalProps } from '#registry/generated/withdrawal.ts';
import type { Withdrawal } from '#schemas/withdrawal.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { KnownFields, WithdrawalData } from './index.ts';

/** Address that both forms are sent to; the answer leads back to the page. */
const action = '/api/withdrawal-form';

const { space, size, colour } = theme;
const styles = {
  page: style({ display: 'grid', gap: space.l, justifyItems: 'stretch' }),
  form: style({ display: 'grid', gap: space.m }),
  step: style({ fontSize: size.small, color: colour.muted, margin: 0 }),
  items: style({ display: 'grid', gap: space.s, border: 0, padding: 0, margin: 0, '& legend': { padding: 0, marginBottom: space.s } }),
  note: style({ margin: 0, color: colour.muted, fontSize: size.small }),
  details: style({
    display: 'grid',
    gap: space.xs,
    margin: 0,
    '& dt': { fontSize: size.small, color: colour.muted },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  }),
  actions: style({ display: 'flex', flexWrap: 'wrap', gap: space.m, alignItems: 'center' }),
};

export type WithdrawalViewProps = WithdrawalData & Pick<WithdrawalProps, 'intro' | 'fault' | 'declarationKey'>;

/** A withdrawal: its fields, then its items to confirm, then its receipt. */
export function WithdrawalView({ declaration, isLost, known, intro, fault, declarationKey }: WithdrawalViewProps) {
  const messages = useMessages(allMessages);
  if (declaration?.confirmedAt) return <Receipt declaration={declaration} confirmedAt={declaration.confirmedAt} />;
  const refusal = isLost ? messages.lost : fault && (messages.faults[fault as keyof typeof messages.faults] ?? messages.faults.away);
  return (
    <div className={styles.page}>
      {refusal && (
        <Alert tone="error" title={messages.faultTitle} live>
          <p>{refusal}</p>
        </Alert>
      )}
      {declaration ? (
        <Confirmation declaration={declaration} declarationKey={declarationKey ?? ''} />
      ) : (
        <FirstStep known={known} intro={intro} />
      )}
    </div>
  );
}

function FirstStep({ known, intro }: { known: KnownFields; intro: string | undefined }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { name, reference, email, order } = known;
  return (
    <form className={styles.form} method="post" action={action}>
      <p>{intro ?? messages.intro}</p>
      <p className={styles.step}>{messages.step1}</p>
      <input type="hidden" name="step" value="prepare" />
      <input type="hidden" name="lang" value={lang} />
      {order && <input type="hidden" name="orderId" value={order.id} />}
      {order && <input type="hidden" name="orderKey" value={order.key} />}
      <Field key={`name-${name}`} label={messages.name} name="name" defaultValue={name} autoComplete="name" maxLength={160} required />
      <Field
        key={`reference-${reference}`}
        label={messages.reference}
        name="reference"
        hint={messages.referenceHint}
        defaultValue={reference}
        autoComplete="off"
        maxLength={80}
        required
      />
      <Field
        key={`email-${email}`}
        label={messages.email}
        name="email"
        type="email"
        defaultValue={email}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <Button type="submit" wide>
        {messages.next}
      </Button>
    </form>
  );
}

function Confirmation({ declaration, declarationKey }: { declaration: Withdrawal; declarationKey: string }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const to = useLocalPath();
  const { lines } = declaration;
  const isOpen = lines === null || lines.some(({ exclusion }) => exclusion === null);
  return (
    <form className={styles.form} method="post" action={action}>
      <p className={styles.step}>{messages.step2}</p>
      <input type="hidden" name="step" value="confirm" />
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="declaration" value={declarationKey} />
      <Details declaration={declaration} />
      {lines === null ? (
        <Alert tone="info">
          <p>{messages.unknown}</p>
        </Alert>
      ) : (
        <fieldset className={styles.items}>
          <legend>{messages.which}</legend>
          <input type="hidden" name="itemised" value="1" />
          {lines.map((line) => {
            const label = `${line.name}${line.declinationLabel && ` (${line.declinationLabel})`} ${messages.quantity({ count: line.quantity })}`;
            return line.exclusion === null ? (
              <Checkbox
                key={line.id}
                name="line"
                value={line.id}
                defaultChecked
                label={line.isSealed ? <SealedLabel label={label} /> : label}
              />
            ) : (
              <p key={line.id}>
                {label}
                <br />
                <span className={styles.note}>{messages.exclusion[line.exclusion]}</span>
              </p>
            );
          })}
        </fieldset>
      )}
      {!isOpen && (
        <Alert tone="info">
          <p>{messages.nothing}</p>
        </Alert>
      )}
      <div className={styles.actions}>
        {isOpen && <Button type="submit">{messages.confirm}</Button>}
        <LinkButton href={to(`/withdrawal?${new URLSearchParams({ correction: declarationKey })}`)} variant="quiet">
          {messages.back}
        </LinkButton>
      </div>
    </form>
  );
}

/** An item that can be withdrawn from while its seal is unbroken. It is ticked all the same: the shop judges the seal. */
function SealedLabel({ label }: { label: string }) {
  const messages = useMessages(allMessages);
  return (
    <>
      {label}
      <br />
      <span className={styles.note}>{messages.sealed}</span>
    </>
  );
}

function Details({ declaration: { name, reference, email } }: { declaration: Withdrawal }) {
  const messages = useMessages(allMessages);
  return (
    <dl className={styles.details}>
      <div>
        <dt>{messages.name}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{messages.reference}</dt>
        <dd>{reference}</dd>
      </div>
      <div>
        <dt>{messages.email}</dt>
        <dd>{email}</dd>
      </div>
    </dl>
  );
}

function Receipt({ declaration, confirmedAt }: { declaration: Withdrawal; confirmedAt: string }) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const to = useLocalPath();
  const lines = declaration.lines?.filter(({ isChosen }) => isChosen) ?? [];
  return (
    <div className={styles.page}>
      <Alert tone="success" title={messages.done} live>
        <p>{messages.doneAt({ moment: dates.inWords(confirmedAt), email: declaration.email })}</p>
        <p>{messages.keep}</p>
      </Alert>
      <Details declaration={declaration} />
      {lines.length > 0 && (
        <section aria-label={messages.withdrawn}>
          <p className={styles.step}>{messages.withdrawn}</p>
          <ul>
            {lines.map((line) => (
              <li key={line.id}>
                {line.name} {line.declinationLabel} {messages.quantity({ count: line.quantity })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div>
        <LinkButton href={to('/')} variant="outline">
          {messages.home}
        </LinkButton>
      </div>
    </div>
  );
}
