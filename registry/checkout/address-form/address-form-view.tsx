import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AddressStep } from '#client/shop/views.ts';
import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { likelyEmail } from '#domain/email-typos.ts';
import { messages as allMessages } from '#messages/generated/registry/checkout/address-form.ts';
import { pair } from '#registry/account/sign-in/form-styles.ts';
import type { Address } from '#schemas/address.ts';
import type { DeliveryType } from '#schemas/delivery.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { AddressFields } from './address-fields.tsx';
import {
  type AddressFields as AddressFieldValues,
  type AddressForm,
  type ChangeDraft,
  type Faults,
  type FieldKey,
  faultsLeft,
  type SoldCountry,
  toFields,
} from './draft.ts';
import { faultText } from './fault-text.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { addressFormStyles as styles } from './styles.ts';

export type AddressFormViewProps = {
  introduction?: string | undefined;
  /** The draft over what is known of the person. */
  values: AddressForm;
  countries: readonly SoldCountry[];
  savedAddresses: readonly Address[];
  /** False when the order is collected in the shop. */
  needsAddress: boolean;
  /** False when there is nothing to deliver. */
  isSent: boolean;
  /** The choice of how to receive the order, where it is made before the address; null: it is made later. */
  way?: { chosen: DeliveryType; isLocked: boolean; onChoose: (type: 'clickAndCollect' | 'delivery') => void } | null;
  /** Suggested for the postal codes that stand in the form. */
  cities: { delivery: readonly string[]; billing: readonly string[] };
  /** Takes what makes the next draft of the last. */
  onDraft: (change: ChangeDraft) => void;
  onSubmit: (step: AddressStep) => void;
};

/** Contact, delivery and billing address. A refused form shows its faults at the fields and moves to the first. */
export function AddressFormView(props: AddressFormViewProps) {
  const { introduction, values, countries, savedAddresses, needsAddress, isSent, way = null, cities, onDraft, onSubmit } = props;
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { lang, site, parameters } = useSite();
  const onlyMobile = parameters.ALLOW_ONLY_MOBILE_PHONE === 'true';
  const form = useRef<HTMLFormElement>(null);
  const [found, setFaults] = useState<Faults>({});
  // A field that was changed since the form was refused is no longer said to be wrong.
  const [changed, setChanged] = useState<ReadonlySet<FieldKey>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const isWayMissing = way !== null && way.chosen !== 'clickAndCollect' && (way.chosen !== 'delivery' || way.isLocked);
  const wayError = refusals > 0 && isWayMissing ? messages.wayMissing : undefined;
  const faults = faultsLeft(found, changed);
  const faultCount = Object.keys(faults).length + (wayError ? 1 : 0);
  useEffect(() => void focusFirstInvalid(refusals > 0 ? form.current : null), [refusals]);
  const change = (keys: readonly FieldKey[], to: ChangeDraft) => {
    setChanged((before) => new Set([...before, ...keys]));
    onDraft(to);
  };
  const changeAddress = (group: 'delivery' | 'billing', part: Partial<AddressFieldValues>) =>
    change(keysOf(group, part), (draft) => ({ ...draft, [group]: { ...draft[group], ...part } }));

  // Values of hidden fields are not sent.
  const isNameOnly = way?.chosen === 'clickAndCollect' && isSent && !needsAddress;
  const sent = isNameOnly ? { ...values, delivery: { ...values.delivery, ...noLines } } : values;

  const option = ({ id, name }: SoldCountry) => ({ value: String(id), label: name });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { checkForm } = await import('./check-form.ts');
    // The way of delivery is not chosen yet, so an address may not be needed.
    const read = checkForm(sent, { market: site.market, countries, needsAddress: needsAddress && !isWayMissing, onlyMobile });
    setFaults(read.faults);
    setChanged(new Set());
    if (read.step && !isWayMissing) onSubmit(read.step);
    else setRefusals((count) => count + 1);
  };
  const contact = (name: 'email' | 'phone') => ({
    label: messages.labels[name],
    name,
    value: values[name],
    error: faultText(messages, name, faults[name]),
    required: true,
    onChange: (event: { target: { value: string } }) => change([name], (draft) => ({ ...draft, [name]: event.target.value })),
  });

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit} lang={lang}>
      {introduction && <p className={styles.muted}>{introduction}</p>}
      {faultCount > 0 && (
        <Alert tone="error" live>
          <p>{messages.faults({ count: faultCount })}</p>
        </Alert>
      )}
      {way && (
        <RadioGroup
          legend={messages.way}
          name="deliveryType"
          value={way.chosen === 'delivery' || way.chosen === 'clickAndCollect' ? way.chosen : null}
          error={wayError}
          onChange={way.onChoose}
          options={[
            { value: 'clickAndCollect' as const, label: messages.collect, detail: messages.collectDetail },
            ...(way.isLocked ? [] : [{ value: 'delivery' as const, label: messages.deliver, detail: messages.deliverDetail }]),
          ]}
        />
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.contact}</legend>
        <div className={pair}>
          <Field {...contact('email')} type="email" inputMode="email" autoComplete="email" hint={messages.emailHint} />
          <EmailHint email={values.email} onUse={(email) => change(['email'], (draft) => ({ ...draft, email }))} />
          <Field {...contact('phone')} type="tel" autoComplete="tel" hint={onlyMobile ? messages.mobileHint : messages.phoneHint} />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend} aria-live="polite">
          {isNameOnly ? messages.who : needsAddress ? messages.delivery : messages.deliveryCollected}
        </legend>
        {!needsAddress && !isNameOnly && <p className={styles.muted}>{isSent ? messages.deliveryCollectedHint : messages.notSentHint}</p>}
        <SavedAddresses
          addresses={isNameOnly ? [] : savedAddresses}
          current={values.delivery}
          onChoose={(address) => {
            const delivery = address ? toFields(address) : { address: '', addressPart2: '', postalCode: '', city: '' };
            change(keysOf('delivery', delivery), (draft) => ({ ...draft, delivery }));
          }}
        />
        <AddressFields
          group="delivery"
          fields={values.delivery}
          faults={faults}
          countries={countries.filter(({ isSold }) => isSold).map(option)}
          isRequired={needsAddress}
          isNameOnly={isNameOnly}
          cities={cities.delivery}
          onChange={(part) => changeAddress('delivery', part)}
        />
      </fieldset>
      <div>
        <Checkbox
          label={isNameOnly ? messages.ownBilling : messages.billingSame}
          name="billingSame"
          checked={isNameOnly ? !values.billingSame : values.billingSame}
          onChange={({ target }) => onDraft((draft) => ({ ...draft, billingSame: isNameOnly ? !target.checked : target.checked }))}
        />
      </div>
      {!values.billingSame && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{messages.billing}</legend>
          <AddressFields
            group="billing"
            fields={values.billing}
            faults={faults}
            countries={countries.map(option)}
            isRequired
            cities={cities.billing}
            onChange={(part) => changeAddress('billing', part)}
          />
        </fieldset>
      )}
      <div className={styles.foot}>
        <LinkButton href={to('/cart')} variant="quiet">
          {messages.back}
        </LinkButton>
        <Button type="submit" size="l">
          {isNameOnly ? messages.nextCollected : isSent ? messages.next : messages.toPayment}
        </Button>
      </div>
    </form>
  );
}

const noLines = { address: '', addressPart2: '', postalCode: '', city: '' };

/** Says what was probably meant where the domain of an address has a slip; the address may be right all the same. */
function EmailHint({ email, onUse }: { email: string; onUse: (email: string) => void }) {
  const messages = useMessages(allMessages);
  const likely = likelyEmail(email);
  return (
    <p className={styles.likely} role="status">
      {likely && (
        <>
          {messages.likely}{' '}
          <Button variant="quiet" aria-label={messages.correctTo({ email: likely })} onClick={() => onUse(likely)}>
            {likely}
          </Button>
          {messages.mark}
        </>
      )}
    </p>
  );
}

const keysOf = (group: 'delivery' | 'billing', part: Partial<AddressFieldValues>): FieldKey[] =>
  Object.keys(part).map((name) => `${group}.${name}` as FieldKey);
