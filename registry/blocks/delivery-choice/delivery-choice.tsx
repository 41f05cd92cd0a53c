import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callQuery } from '#client/call-query.ts';
import { checkout, delivery, useCheckoutStep, useDelivery } from '#client/shop.tsx';
import { useSite, useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useStepHeading } from '../../checkout-parts/use-step-heading.ts';
import type { DeliveryChoiceProps } from '../../generated/delivery-choice.ts';
import { DeliveryChoiceView } from './delivery-choice-view.tsx';
import { usePickupSlots } from './use-pickup-slots.ts';
import { words as allWords } from './words.ts';

/** The shipping step, joined to the machines, the shop's address and its calendar. */
export function DeliveryChoice({ node }: BlockProps<DeliveryChoiceProps>) {
  const words = useWords(allWords);
  const { parameters } = useSite();
  const { step, deliveryAddress } = useCheckoutStep('shipping');
  useStepHeading();
  const view = useDelivery();
  const slots = usePickupSlots(node.props.idCalendar, view.type === 'clickAndCollect');
  const shop = useQuery(callQuery('GET /company/address', {})).data ?? null;

  const isDelivered = step === 'shipping' && view.type === 'delivery';
  useEffect(() => {
    // The fees belong to the address of the step before, which may have changed since.
    if (!isDelivered || !deliveryAddress) return;
    const { postalCode, city, idCountry } = deliveryAddress;
    delivery.choosePlace({ postalCode, name: city }, idCountry);
  }, [isDelivered, deliveryAddress]);

  if (step !== 'shipping') return <Skeleton label={words.loading} bars={[5, 5, 8]} />;
  return (
    <DeliveryChoiceView
      {...node.props}
      view={view}
      address={deliveryAddress}
      shop={shop}
      openingHours={parameters.CLICK_AND_COLLECT_HOURS}
      shippingMessage={parameters.SHIPPING_MESSAGE}
      slots={slots}
      on={{
        type: delivery.chooseType,
        carrier: delivery.chooseCarrier,
        slot: delivery.chooseSlot,
        retryFees: delivery.calculateFees,
        next: checkout.submitShipping,
      }}
    />
  );
}
export default DeliveryChoice;
