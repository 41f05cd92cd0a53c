import { carrierBands, carriers, carrierZones } from '#backend/tables/shipping.ts';
import { CarrierBand, CarrierZone, carrier } from '#schemas/entities/carrier.ts';
import { itemList } from './item-rows.ts';
import { mapRows } from './map-rows.ts';

const bands = itemList(CarrierBand, carrierBands, 'idZone', {}, { order: 'upTo' });
const zones = itemList(CarrierZone, carrierZones, 'idCarrier', {}, { order: 'position', lists: { bands } });

export const carrierRows = mapRows(carrier, carriers, {}, { lists: { zones } });
