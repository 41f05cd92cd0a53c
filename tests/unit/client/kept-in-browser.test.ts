import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCheckoutMemory, checkDeliveryChoice } from '#client/shop/actors/memory.ts';
import { rememberCart, storedCartId } from '#client/shop/cart-memory.ts';
import { isAddressBegun, isWayChosen } from '#client/shop/checkout-memory.ts';
import { readData, writeData } from '#client/storage.ts';
import { emptyMemory } from '#domain/checkout-steps.ts';
import type { DeliveryChoice } from '#machines/delivery-machine.ts';
import { DeliveryType } from '#schemas/delivery.ts';
import { cartId } from '../machines/cart-samples.ts';
import { addressStep } from '../machines/checkout-samples.ts';
import { fakeStorage } from './fake-storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('local storage', () => {
  it("keeps the id of the cart, 'new' if there is none", () => {
    rememberCart({ id: cartId, count: 2, stamp: null });
    expect([localStorage.getItem('cart'), storedCartId()]).toEqual([cartId, cartId]);
    rememberCart({ id: null, count: 0, stamp: null });
    expect([localStorage.getItem('cart'), storedCartId()]).toEqual(['new', null]);
  });

  it('is told of in a cookie as far as the cart goes, so that the server can make its page', () => {
    const set: string[] = [];
    const documentElement = { toggleAttribute: () => undefined };
    vi.stubGlobal('document', {
      documentElement,
      set cookie(text: string) {
        set.push(text);
      },
    });
    rememberCart({ id: cartId, count: 2, stamp: null });
    rememberCart({ id: null, count: 0, stamp: null });
    vi.stubGlobal('location', { protocol: 'https:' });
    rememberCart({ id: cartId, count: 2, stamp: null });
    expect(set).toEqual([
      `cart=${cartId}; Path=/; SameSite=Lax; Max-Age=2592000`,
      'cart=; Path=/; SameSite=Lax; Max-Age=0',
      `cart=${cartId}; Path=/; SameSite=Lax; Max-Age=2592000; Secure`,
    ]);
  });

  it('says whether a checkout was begun, without its machines', () => {
    expect([isWayChosen(), isAddressBegun()]).toEqual([false, false]);
    writeData('delivery', { type: 'empty' });
    writeData('checkout', emptyMemory);
    expect([isWayChosen(), isAddressBegun()]).toEqual([false, false]);
    writeData('delivery', { type: 'clickAndCollect' });
    writeData('checkout', { ...emptyMemory, contact: { ...emptyMemory.contact, email: 'marie@example.com' } });
    expect([isWayChosen(), isAddressBegun()]).toEqual([true, true]);
    localStorage.clear();
    writeData('addressDraft', { delivery: { city: 'Aizenay' }, billing: {} });
    writeData('delivery', 'odd');
    expect([isWayChosen(), isAddressBegun()]).toEqual([false, true]);
  });

  it('keeps city, country, carrier, shipping prices, delivery type, click-and-collect and pickup address', () => {
    const choice: DeliveryChoice = {
      type: 'delivery',
      city: { name: 'Aizenay', postalCode: '85190' },
      idCountry: 75,
      idCarrier: 3,
      carriers: [
        {
          id: 3,
          name: 'Relais',
          description: '',
          fdp: 450,
          price: 390,
          deliveryType: 'PICKUP',
          siteType: null,
          serviceCode: '24R',
          minDays: 2,
          maxDays: 4,
          isExpress: false,
          vat: 'INCLUDED',
          arrival: null,
        },
      ],
      accessPoint: {
        id: 'R1',
        name: 'Tabac',
        addLine1: '1 place',
        zipCode: '85190',
        city: 'Aizenay',
        country: 'FR',
        position: { lat: 46.7, lng: -1.6 },
        icon: null,
      },
      slot: { idSchedule: 4, date: '2026-12-01', from: '10:00', to: '11:00', remaining: 2 },
    };
    writeData('delivery', choice);
    expect(readData('delivery', checkDeliveryChoice)).toEqual(choice);
  });

  it('keeps address and phone', () => {
    const memory = { ...emptyMemory, ...addressStep };
    writeData('checkout', memory);
    expect(readData('checkout', checkCheckoutMemory)).toMatchObject({
      contact: { phone: addressStep.contact.phone },
      deliveryAddress: addressStep.deliveryAddress,
    });
  });
});

it('the delivery type is delivery, clickAndCollect, no_delivery or empty', () => {
  expect(DeliveryType.options).toEqual(['delivery', 'clickAndCollect', 'no_delivery', 'empty']);
});
