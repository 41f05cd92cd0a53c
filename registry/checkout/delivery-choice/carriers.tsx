import type { DeliveryView } from '#client/shop/views.ts';
import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { formatDay, formatDaySpan } from '#domain/date-formats.ts';
import { isCarrierInTime } from '#domain/rental-in-time.ts';
import { messages as allMessages } from '#messages/generated/registry/checkout/delivery-choice.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import type { AddressInput } from '#schemas/address.ts';
import type { Carrier } from '#schemas/delivery.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export const deliveryChoiceStyles = {
  form: style({ display: 'grid', gap: theme.space.xl, maxWidth: theme.measure.narrow }),
  part: style({ display: 'grid', gap: theme.space.l, justifyItems: 'start', '& > fieldset': { width: '100%' } }),
  muted: style({ margin: 0, color: theme.colour.muted }),
  description: style({ display: 'block' }),
  before: style({ display: 'block', color: theme.colour.muted, fontSize: theme.size.small, fontWeight: 400, textAlign: 'end' }),
  ways: style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s }),
  foot: style({ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'center', justifyContent: 'space-between', gap: theme.space.m }),
};

export type CarriersProps = {
  view: DeliveryView;
  address: AddressInput | null;
  /** Owner's message about the days when parcels leave; '' without one. */
  message: string;
  /** Carriers of relay points are offered. */
  relay: boolean;
  error: string | undefined;
  onChoose: (idCarrier: number) => void;
  onRetry: () => void;
};

/** Lists the carriers with their delays and prices. */
export function Carriers({ view, address, message, relay, error, onChoose, onRetry }: CarriersProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { lang } = useSite();
  if (!address) {
    return (
      <Alert tone="info" live>
        <p>{messages.addressNeeded}</p>
        <LinkButton href={to('/cart/address')} variant="outline">
          {messages.giveAddress}
        </LinkButton>
      </Alert>
    );
  }
  if (view.error && view.isRefused) {
    return (
      <Alert tone="warning" title={messages.refused} live>
        <p>{view.error}</p>
        <div className={deliveryChoiceStyles.ways}>
          <LinkButton href={to('/cart')} variant="outline">
            {messages.changeCart}
          </LinkButton>
          <LinkButton href={to('/cart/address')} variant="quiet">
            {messages.changeAddress}
          </LinkButton>
        </div>
      </Alert>
    );
  }
  if (view.error) {
    return (
      <Alert tone="error" title={messages.feesError} live>
        <p>{view.error}</p>
        <Button variant="outline" onClick={onRetry}>
          {messages.retry}
        </Button>
      </Alert>
    );
  }
  if (view.carriers.length === 0 && view.completeness === 'pending')
    return <Skeleton label={messages.feesLoading} shape="choice" count={2} />;
  const offered = view.carriers.filter(({ deliveryType }) => relay || deliveryType === 'DELIVERY');
  if (offered.length === 0) {
    return (
      <Alert tone="warning" live>
        <p>{messages.feesNone}</p>
        <LinkButton href={to('/cart/address')} variant="outline">
          {messages.changeAddress}
        </LinkButton>
      </Alert>
    );
  }
  const inTime = new Set(offered.filter((carrier) => isCarrierInTime(view.rentals, carrier)).map(({ id }) => id));
  const [first] = view.rentals;
  return (
    <div className={deliveryChoiceStyles.part}>
      {first && inTime.size === 0 && (
        <Alert tone="warning" live>
          <p>{messages.allTooLate({ first: formatDay(first, lang) })}</p>
        </Alert>
      )}
      {message && <p className={deliveryChoiceStyles.muted}>{message}</p>}
      <RadioGroup
        legend={messages.carriers}
        name="carrier"
        value={view.carrier && inTime.has(view.carrier.id) ? String(view.carrier.id) : null}
        error={error}
        onChange={(id) => onChoose(Number(id))}
        options={offered.map((carrier) => ({
          value: String(carrier.id),
          label: carrier.name,
          detail: (
            <>
              <span className={deliveryChoiceStyles.description}>{carrier.description}</span>
              <Arrival carrier={carrier} first={first} isInTime={inTime.has(carrier.id)} />
            </>
          ),
          aside: <Fee carrier={carrier} />,
          disabled: !inTime.has(carrier.id),
        }))}
      />
    </div>
  );
}

/**
 * Shows the arrival in calendar days, or in working days if the calendar days are not known. With rentals in the cart, whose first day is
 * `first`, it says that the parcel arrives for that day or too late.
 */
function Arrival({ carrier, first, isInTime }: { carrier: Carrier; first: string | undefined; isInTime: boolean }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { arrival, deliveryType, minDays, maxDays } = carrier;
  if (!arrival) return minDays === maxDays ? messages.delay({ days: minDays }) : messages.delayRange({ min: minDays, max: maxDays });
  if (first && !isInTime) return messages.tooLate({ arrival: formatDay(arrival.to, lang), first: formatDay(first, lang) });
  const days = formatDaySpan(arrival.from, arrival.to, lang);
  return (
    <>
      <strong>{deliveryType === 'PICKUP' ? messages.arrivesAtRelay({ days }) : messages.arrives({ days })}</strong>
      {first && <span className={deliveryChoiceStyles.description}>{messages.forRental({ first: formatDay(first, lang) })}</span>}
    </>
  );
}

/** The fee; before free shipping it is crossed out. */
function Fee({ carrier: { price, fdp } }: { carrier: Carrier }) {
  const messages = useMessages(allMessages);
  return (
    <>
      {price === 0 ? messages.free : <Amount cents={price} />}
      {fdp > price && (
        <s className={deliveryChoiceStyles.before}>
          <Amount cents={fdp} />
        </s>
      )}
    </>
  );
}
