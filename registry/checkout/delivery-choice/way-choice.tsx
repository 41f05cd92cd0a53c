import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/delivery-choice.ts';
import type { AddressInput, CompanyAddress } from '#schemas/address.ts';
import type { DeliveryType } from '#schemas/delivery.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup, type RadioOption } from '#ui/radio-group.tsx';

const { colour, space } = theme;
const styles = {
  chosen: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s }),
  text: style({ display: 'grid', margin: 0, '& > span': { color: colour.muted } }),
};

type Way = 'clickAndCollect' | 'delivery';

export type WayChoiceProps = {
  chosen: DeliveryType;
  /** Ways that the shop offers. `relay`: its delivery also goes to relay points. */
  offers: { collect: boolean; delivery: boolean; relay: boolean };
  address: AddressInput | null;
  shop: CompanyAddress | null;
  error: string | undefined;
  onChoose: (way: Way) => void;
};

/** Choice of the way of delivery. If the step before already chose it, shows it with a way to change it. */
export function WayChoice({ chosen, offers, address, shop, error, onChoose }: WayChoiceProps) {
  const messages = useMessages(allMessages);
  const options = useOptions({ offers, address, shop });
  const current = options.find(({ value }) => value === chosen);
  const [isOpen, setOpen] = useState(current === undefined);
  const isReopened = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  // The button that opened the question is gone: the answer it had takes the focus.
  useEffect(() => {
    if (isOpen && isReopened.current) box.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isOpen]);
  if (current && !isOpen) {
    const reopen = () => {
      isReopened.current = true;
      setOpen(true);
    };
    return (
      <div className={styles.chosen}>
        <p className={styles.text}>
          <strong>{current.label}</strong>
          <span>{current.detail}</span>
        </p>
        {options.length > 1 && (
          <Button variant="quiet" onClick={reopen}>
            {messages.otherWay}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div ref={box}>
      <RadioGroup
        legend={messages.legend}
        name="deliveryType"
        value={current?.value ?? null}
        error={error}
        onChange={onChoose}
        options={options}
      />
    </div>
  );
}

function useOptions({ offers, address, shop }: Pick<WayChoiceProps, 'offers' | 'address' | 'shop'>): RadioOption<Way>[] {
  const messages = useMessages(allMessages);
  const options: RadioOption<Way>[] = [];
  if (offers.collect)
    options.push({
      value: 'clickAndCollect',
      label: messages.collect,
      detail: shop ? messages.collectDetail({ place: placeOf(shop) }) : messages.collectPlain,
    });
  if (offers.delivery)
    options.push({
      value: 'delivery',
      label: offers.relay ? messages.deliveryOrRelay : messages.delivery,
      detail: address
        ? (offers.relay ? messages.deliveryOrRelayDetail : messages.deliveryDetail)({ city: address.city })
        : messages.deliveryPlain,
    });
  return options;
}

const placeOf = ({ name, address, postalCode, city }: CompanyAddress) => `${name}, ${address}, ${postalCode} ${city}`;
