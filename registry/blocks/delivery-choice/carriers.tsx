import { dayHere } from '#client/day-here.ts';
import type { DeliveryView } from '#client/shop/views.ts';
import { useLocalPath, useSite, useWords } from '#client/site.tsx';
import { isCarrierInTime, latestArrival } from '#machines/rental/in-time.ts';
import type { AddressInput } from '#schemas/address.ts';
import type { Carrier } from '#schemas/delivery.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Amount } from '../../order-parts/amount.tsx';
import { formatDay } from '../../order-parts/dates.ts';
import { deliveryChoiceStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export type CarriersProps = {
  view: DeliveryView;
  address: AddressInput | null;
  /** When parcels leave; '' when the owner says nothing of it. */
  message: string;
  /** Whether carriers of relay points are offered. */
  relay: boolean;
  error: string | undefined;
  onChoose: (idCarrier: number) => void;
  onRetry: () => void;
};

/** Who delivers, in how long, for how much. */
export function Carriers({ view, address, message, relay, error, onChoose, onRetry }: CarriersProps) {
  const words = useWords(allWords);
  const to = useLocalPath();
  const { lang } = useSite();
  if (!address) {
    return (
      <Alert tone="info" live>
        <p>{words.addressNeeded}</p>
        <LinkButton href={to('/cart/address')} variant="outline">
          {words.giveAddress}
        </LinkButton>
      </Alert>
    );
  }
  if (view.error && view.isRefused) {
    return (
      <Alert tone="warning" title={words.refused} live>
        <p>{view.error}</p>
        <div className={styles.ways}>
          <LinkButton href={to('/cart')} variant="outline">
            {words.changeCart}
          </LinkButton>
          <LinkButton href={to('/cart/address')} variant="quiet">
            {words.changeAddress}
          </LinkButton>
        </div>
      </Alert>
    );
  }
  if (view.error) {
    return (
      <Alert tone="error" title={words.feesError} live>
        <p>{view.error}</p>
        <Button variant="outline" onClick={onRetry}>
          {words.retry}
        </Button>
      </Alert>
    );
  }
  if (view.carriers.length === 0 && view.completeness === 'pending') return <Skeleton label={words.feesLoading} bars={[4.5, 4.5]} />;
  const offered = view.carriers.filter(({ deliveryType }) => relay || deliveryType === 'DELIVERY');
  if (offered.length === 0) {
    return (
      <Alert tone="warning" live>
        <p>{words.feesNone}</p>
        <LinkButton href={to('/cart/address')} variant="outline">
          {words.changeAddress}
        </LinkButton>
      </Alert>
    );
  }
  const today = dayHere();
  const inTime = new Set(offered.filter((carrier) => isCarrierInTime(view.rentals, carrier, today)).map(({ id }) => id));
  const [first] = view.rentals;
  return (
    <div className={styles.part}>
      {first && inTime.size === 0 && (
        <Alert tone="warning" live>
          <p>{words.allTooLate(formatDay(first, lang))}</p>
        </Alert>
      )}
      {message && <p className={styles.muted}>{message}</p>}
      <RadioGroup
        legend={words.carriers}
        name="carrier"
        value={view.carrier && inTime.has(view.carrier.id) ? String(view.carrier.id) : null}
        error={error}
        onChange={(id) => onChoose(Number(id))}
        options={offered.map((carrier) => ({
          value: String(carrier.id),
          label: carrier.name,
          detail: (
            <>
              <span className={styles.description}>{carrier.description}</span>
              {words.delay(carrier.minDays, carrier.maxDays)}
              {first && !inTime.has(carrier.id) && (
                <span className={styles.description}>
                  {words.tooLate(formatDay(latestArrival(carrier, today), lang), formatDay(first, lang))}
                </span>
              )}
            </>
          ),
          aside: <Fee carrier={carrier} />,
          disabled: !inTime.has(carrier.id),
        }))}
      />
    </div>
  );
}

/** The fee; before free shipping it is crossed out. */
function Fee({ carrier: { price, fdp } }: { carrier: Carrier }) {
  const words = useWords(allWords);
  return (
    <>
      {price === 0 ? words.free : <Amount cents={price} />}
      {fdp > price && (
        <s className={styles.before}>
          <Amount cents={fdp} />
        </s>
      )}
    </>
  );
}
