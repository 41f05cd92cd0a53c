import { delivery, useDelivery } from '#client/shop/delivery.ts';
import type { PickupDateProps } from '#registry/generated/pickup-date.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { PickupSlot } from '#schemas/delivery.ts';
import { PickupDays } from '../steps/pickup-days.tsx';
import { usePickupSlots } from '../steps/use-pickup-slots.ts';
import type { PickupDateData } from './index.ts';

/** Choosing a slot chooses collection in the shop with it. */
const choose = (slot: PickupSlot) => {
  delivery.chooseType('clickAndCollect');
  delivery.chooseSlot(slot);
};

export function PickupDate({ node }: BlockProps<PickupDateProps, PickupDateData>) {
  const { layout, note } = node.props;
  const slots = usePickupSlots(
    true,
    useDelivery((view) => view.rentals),
  );
  return (
    <PickupDays
      chosen={useDelivery((view) => view.slot)}
      slots={slots}
      note={note}
      openingHours={node.data.openingHours}
      error={undefined}
      layout={layout}
      onChoose={choose}
    />
  );
}
export default PickupDate;
