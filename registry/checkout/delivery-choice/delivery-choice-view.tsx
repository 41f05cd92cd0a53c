import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DeliveryView } from '#client/shop/views.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { isCarrierInTime, isWithin, pickupWindow } from '#domain/rental-in-time.ts';
import { messages as allMessages, type Messages } from '#messages/generated/registry/checkout/delivery-choice.ts';
import type { DeliveryChoiceProps } from '#registry/generated/delivery-choice.ts';
import type { AddressInput, CompanyAddress } from '#schemas/address.ts';
import type { DeliveryType } from '#schemas/delivery.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { fieldStyles } from '#ui/field-styles.ts';
import { focusFirstInvalid, focusMessage } from '#ui/focus-first-invalid.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { RelayPicker, type RelayPickerProps } from '../relays/relay-picker.tsx';
import { PickupDays } from '../steps/pickup-days.tsx';
import type { SlotsState } from '../steps/slots.ts';
import { Carriers, deliveryChoiceStyles as styles } from './carriers.tsx';
import { WayChoice } from './way-choice.tsx';

export type DeliveryChoiceViewProps = DeliveryChoiceProps & {
  view: DeliveryView;
  address: AddressInput | null;
  shop: CompanyAddress | null;
  openingHours: string;
  /** Nothing is sent for now (LOCK_DELIVERY). */
  isLocked: boolean;
  /** Owner's message about the days when parcels leave. */
  shippingMessage: string;
  slots: SlotsState;
  /** Relay points near the address, for a carrier that hands over there. */
  relays: Pick<RelayPickerProps, 'found' | 'search' | 'tiles'>;
  on: {
    type: (type: DeliveryType) => void;
    carrier: (idCarrier: number) => void;
    point: RelayPickerProps['onChoose'];
    slot: (slot: NonNullable<DeliveryView['slot']>) => void;
    retryFees: () => void;
    next: () => void;
  };
};

/** Collected in the shop, or delivered. What belongs to the choice opens below it. */
export function DeliveryChoiceView({
  view,
  address,
  shop,
  openingHours,
  isLocked,
  shippingMessage,
  slots,
  relays,
  on,
  ...props
}: DeliveryChoiceViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  const [isUnplaced, setUnplaced] = useState(false);
  const isDelivered = props.delivery && !isLocked;
  // A way of delivery chosen on an earlier visit may no longer be offered.
  const type = view.type === 'delivery' && !isDelivered ? 'empty' : view.type;
  const isComplete = type === view.type && view.completeness === 'complete';
  // Chosen before a rental came into the cart, it may come too late now.
  const carrier = view.carrier && isCarrierInTime(view.rentals, view.carrier) ? view.carrier : null;
  const slot = view.slot && isWithin(pickupWindow(view.rentals), view.slot.date) ? view.slot : null;
  const missing = asked === 0 || isComplete ? undefined : missingPart({ carrier, type }, messages);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) on.next();
    else setAsked(asked + 1);
  };
  // If the choice itself is missing, focuses its message. While it loads, only the message at the button shows.
  useEffect(() => {
    if (asked > 0) setUnplaced(!focusFirstInvalid(form.current) && !focusMessage(form.current));
  }, [asked]);

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {type === 'no_delivery' ? (
        <Alert tone="info">
          <p>{messages.notSent}</p>
        </Alert>
      ) : (
        <WayChoice
          chosen={type}
          offers={{ collect: props.collect, delivery: isDelivered, relay: props.relay }}
          address={address}
          shop={shop}
          error={missing && type === 'empty' ? missing : undefined}
          onChoose={(chosen) => {
            // The new choice opens other fields, which are not reported as missing yet.
            setAsked(0);
            on.type(chosen);
          }}
        />
      )}
      {isLocked && props.delivery && type !== 'no_delivery' && (
        <Alert tone="info">
          <p>{messages.locked}</p>
        </Alert>
      )}
      {type === 'clickAndCollect' && (
        <PickupDays chosen={slot} slots={slots} note={props.collectNote} openingHours={openingHours} error={missing} onChoose={on.slot} />
      )}
      {type === 'delivery' && (
        <Carriers
          view={view}
          address={address}
          message={shippingMessage}
          relay={props.relay}
          error={carrier ? undefined : missing}
          onChoose={(idCarrier) => {
            setAsked(0);
            on.carrier(idCarrier);
          }}
          onRetry={on.retryFees}
        />
      )}
      {type === 'delivery' && props.relay && carrier?.deliveryType === 'PICKUP' && (
        <RelayPicker {...relays} chosen={view.accessPoint} error={missing} onChoose={on.point} />
      )}
      {isUnplaced && missing && (
        <p className={fieldStyles.error} role="alert">
          {missing}
        </p>
      )}
      <div className={styles.foot}>
        <LinkButton href={to('/cart/address')} variant="quiet">
          {messages.back}
        </LinkButton>
        <Button type="submit" size="l">
          {messages.next}
        </Button>
      </div>
    </form>
  );
}

function missingPart(view: Pick<DeliveryView, 'type' | 'carrier'>, messages: Messages): string {
  if (view.type === 'clickAndCollect') return messages.chooseSlot;
  if (view.type !== 'delivery') return messages.chooseFirst;
  return view.carrier?.deliveryType === 'PICKUP' ? messages.choosePoint : messages.chooseCarrier;
}
