import { countriesQuery } from '#client/queries/places.ts';
import { useServerState } from '#client/query-client.ts';
import { useCheckout } from '#client/shop/checkout.ts';
import { delivery, useDelivery } from '#client/shop/delivery.ts';
import type { PickupMapProps } from '#registry/generated/pickup-map.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { FoundAccessPoint } from '#schemas/delivery.ts';
import { RelayPicker } from '../relays/relay-picker.tsx';
import { useRelayPoints } from '../relays/use-relay-points.ts';
import type { PickupMapData } from './index.ts';

/** Choosing a point chooses the delivery and the carrier that go there. */
const choose = (point: FoundAccessPoint) => {
  delivery.chooseType('delivery');
  delivery.chooseCarrier(point.idCarrier);
  delivery.chooseAccessPoint(point);
};

export function PickupMap({ node }: BlockProps<PickupMapProps, PickupMapData>) {
  const { showMap, postalCode = '' } = node.props;
  const { start } = node.data;
  const address = useCheckout((checkout) => checkout.deliveryAddress);
  const countries = useServerState({ ...countriesQuery(), enabled: !address && !start }).data;
  const idCountry = start?.idCountry ?? countries?.[0]?.id;
  const relays = useRelayPoints(address ?? (idCountry === undefined ? null : { postalCode, idCountry }), null, { start });
  const chosen = useDelivery((view) => view.accessPoint);
  return <RelayPicker {...relays} chosen={chosen} onChoose={choose} showMap={showMap} beside />;
}
export default PickupMap;
