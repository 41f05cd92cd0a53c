import { countriesQuery } from '#client/queries/places.ts';
import { useServerState } from '#client/query-client.ts';
import { useCheckout } from '#client/shop/checkout.ts';
import { delivery, useDelivery } from '#client/shop/delivery.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { FoundAccessPoint } from '#schemas/delivery.ts';
import type { PickupMapProps } from '../../generated/pickup-map.ts';
import { RelayPicker } from '../../relay-parts/relay-picker.tsx';
import { useRelayPoints } from '../../relay-parts/use-relay-points.ts';

/** Choosing a point chooses the delivery and the carrier that go there. */
const choose = (point: FoundAccessPoint) => {
  delivery.chooseType('delivery');
  delivery.chooseCarrier(point.idCarrier);
  delivery.chooseAccessPoint(point);
};

export function PickupMap({ node }: BlockProps<PickupMapProps>) {
  const { showMap, postalCode = '' } = node.props;
  const address = useCheckout((checkout) => checkout.deliveryAddress);
  const countries = useServerState(countriesQuery()).data;
  const [first] = countries ?? [];
  const place = address ?? (first ? { postalCode, idCountry: first.id } : null);
  const relays = useRelayPoints(place, null);
  const chosen = useDelivery((view) => view.accessPoint);
  return <RelayPicker {...relays} chosen={chosen} onChoose={choose} showMap={showMap} beside />;
}
export default PickupMap;
