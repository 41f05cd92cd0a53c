import { describe, expect, it } from 'vitest';
import { handsGoodsOn, judgeListing, type ListedPayment, leavesShopOpen } from '#domain/payment-confirmation.ts';

const shop = { site: '1999888', rank: '032' };
const awaited = { transaction: '8512364', reference: '89-26-000042-1', amount: 4_590 };
const listed = (changed: Partial<ListedPayment> = {}): ListedPayment => ({
  ...{ site: '1999888', rank: '32', transaction: '0008512364', call: '9000001', reference: '89-26-000042-1' },
  ...{ authorisation: '652256', amount: 4_590, status: 'Autorisation T\uFFFDl\uFFFDcollect\uFFFD', error: '' },
  ...changed,
});
const judge = (...list: ListedPayment[]) => judgeListing(awaited, list, shop);

describe('a payment on the bank’s list', () => {
  it('confirms an order when shop, number, reference and amount agree, noughts before numbers aside', () => {
    expect(judge(listed())).toBe('CONFIRMED');
    expect(judge(listed({ transaction: '9', call: '8512364', error: '00000' }))).toBe('CONFIRMED');
  });

  it('confirms nothing when it is not there, or under another reference', () => {
    expect(judge()).toBeNull();
    expect(judge(listed({ reference: '89-26-000042-12' }))).toBeNull();
  });

  it('confirms nothing when it was paid to another shop of the list', () => {
    expect(judge(listed({ site: '1999889' }))).toBe('OTHER_SHOP');
    expect(judge(listed({ rank: '33' }))).toBe('OTHER_SHOP');
    expect(judge(listed({ site: '' }))).toBe('OTHER_SHOP');
  });

  it('confirms nothing when the bank refused, cancelled or gave it back', () => {
    const rows = [{ authorisation: '' }, { error: '00105' }, { status: 'Autorisation Refus\uFFFD' }, { status: 'Annulation' }];
    for (const row of [...rows, { status: 'Crédit Capturé' }, { status: 'D\uFFFDbit Rembours\uFFFD' }]) {
      expect(judge(listed(row)), JSON.stringify(row)).toBe('NOT_ACCEPTED');
    }
    expect(judge(listed({ status: 'Débit Capturé' }))).toBe('CONFIRMED');
  });

  it('confirms nothing under another number or amount', () => {
    expect(judge(listed({ amount: 4_589 }))).toBe('OTHER_AMOUNT');
    expect(judge(listed({ amount: null }))).toBe('OTHER_AMOUNT');
    expect(judge(listed({ transaction: '1' }))).toBe('OTHER_NUMBER');
    expect(judge(listed({ transaction: '', call: '' }))).toBe('OTHER_NUMBER');
  });

  it('is looked for among all rows of the reference, and the doubt nearest to it is told', () => {
    expect(judge(listed({ authorisation: '' }), listed())).toBe('CONFIRMED');
    expect(judge(listed({ site: '7' }), listed({ amount: 1 }), listed({ error: '00105' }))).toBe('OTHER_AMOUNT');
  });
});

it('only e-Transactions leaves open which shop was paid', () => {
  expect((['stripe', 'custom-stripe', 'cawl', 'monetico', 'e-transactions', 'sandbox'] as const).filter(leavesShopOpen)).toEqual([
    'e-transactions',
  ]);
});

it('goods are handed on by each step from the shop to the customer, not by a refund nor once they left', () => {
  expect(handsGoodsOn('PAID', 'PREPARING')).toBe(true);
  expect(handsGoodsOn('PAID', 'DELIVERED')).toBe(true);
  expect(handsGoodsOn('PREPARING', 'SHIPPED')).toBe(true);
  expect(handsGoodsOn('READY_FOR_PICKUP', 'COLLECTED')).toBe(true);
  expect(handsGoodsOn('PAID', 'REFUNDED')).toBe(false);
  expect(handsGoodsOn('SHIPPED', 'DELIVERED')).toBe(false);
});
