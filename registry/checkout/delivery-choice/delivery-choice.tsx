import { useEffect } from 'react';
import { companyAddressQuery } from '#client/queries/places.ts';
import { useServerState } from '#client/query-client.ts';
import { checkout } from '#client/shop/checkout.ts';
import { delivery, useDelivery } from '#client/shop/delivery.ts';
import { useCheckoutStep } from '#client/shop/use-checkout-step.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/delivery-choice.ts';
import { NeedsScript } from '#registry/buying/choosing/needs-script.tsx';
import type { DeliveryChoiceProps } from '#registry/generated/delivery-choice.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRelayPoints } from '../relays/use-relay-points.ts';
import { usePickupSlots } from '../steps/use-pickup-slots.ts';
import { useStepHeading } from '../steps/use-step-heading.ts';
import { DeliveryChoiceView } from './delivery-choice-view.tsx';
import type { DeliveryChoiceData } from './index.ts';

/** The shipping step, joined to the machines, the shop's address and its calendar. */
export function DeliveryChoice({ node }: BlockProps<DeliveryChoiceProps, DeliveryChoiceData>) {
  const messages = useMessages(allMessages);
  const { parameters } = useSite();
  const { step, deliveryAddress } = useCheckoutStep('shipping');
  useStepHeading();
  const view = useDelivery();
  const slots = usePickupSlots(view.type === 'clickAndCollect', view.rentals);
  const relayCarrier = view.carrier?.deliveryType === 'PICKUP' ? view.carrier.id : null;
  const relays = useRelayPoints(deliveryAddress, relayCarrier, { isWanted: node.props.relay && relayCarrier !== null });
  const shop = useServerState(companyAddressQuery()).data ?? null;

  const isDelivered = step === 'shipping' && view.type === 'delivery';
  useEffect(() => {
    // The fees belong to the address of the step before, which may have changed since; the days move on at the cut-off.
    if (!isDelivered || !deliveryAddress) return;
    const { postalCode, city, idCountry } = deliveryAddress;
    delivery.choosePlace({ postalCode, name: city }, idCountry);
    delivery.calculateFees();
  }, [isDelivered, deliveryAddress]);

  if (step !== 'shipping')
    return (
      <>
        <NeedsScript />
        <Skeleton label={messages.loading} shape="choice" count={3} />
      </>
    );
  return (
    <DeliveryChoiceView
      {...node.props}
      view={view}
      address={deliveryAddress}
      shop={shop}
      {...node.data}
      isLocked={parameters.LOCK_DELIVERY === 'true'}
      slots={slots}
      relays={relays}
      on={{
        type: delivery.chooseType,
        carrier: delivery.chooseCarrier,
        point: delivery.chooseAccessPoint,
        slot: delivery.chooseSlot,
        retryFees: delivery.calculateFees,
        next: checkout.submitShipping,
      }}
    />
  );
}
export default DeliveryChoice;
