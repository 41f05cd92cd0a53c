import { describe, expect, it } from 'vitest';
import { listDuties } from '#domain/legal-duties.ts';
import { readParameters } from '#schemas/parameters/index.ts';

const quiet = {
  openWithdrawals: 0,
  overdueWithdrawals: 0,
  sellsAlcohol: false,
  sellsUsed: false,
  rentsOut: false,
  retentionAgeDays: 0.5,
  unlabelledWines: 0,
  marginPieces: 0,
  unpricedPieces: 0,
};
const readValues = (given: Record<string, string>) =>
  readParameters(Object.entries(given).map(([type, value]) => ({ type, value }))).values;
const stateOf = (key: string, given: Record<string, string> = {}, state = {}) =>
  listDuties(readValues(given), { ...quiet, ...state }).find((duty) => duty.key === key);

describe('what the law asks of a shop', () => {
  it('names the settings that are missing', () => {
    expect(stateOf('mediator')).toMatchObject({ state: 'MISSING', missing: ['MEDIATOR_NAME', 'MEDIATOR_ADDRESS', 'MEDIATOR_URL'] });
    const mediator = { MEDIATOR_NAME: 'CNPM', MEDIATOR_ADDRESS: 'Lyon', MEDIATOR_URL: 'https://mediation.example' };
    expect(stateOf('mediator', mediator)).toMatchObject({ state: 'DONE', missing: [] });
  });

  it('have a row for what is excluded from withdrawal, for prices, and for guarantees of producers', () => {
    for (const key of ['exclusions', 'prices', 'producerGuarantee']) expect(stateOf(key), key).toMatchObject({ state: 'DONE' });
  });

  it('asks of who sells alcohol alone for its messages', () => {
    expect(stateOf('alcohol')).toBeUndefined();
    expect(stateOf('alcohol', {}, { sellsAlcohol: true })).toMatchObject({ state: 'MISSING' });
  });

  it('speaks of used pieces and rentals to those alone who have them', () => {
    expect(stateOf('usedGoods')).toBeUndefined();
    expect(stateOf('usedGoods', {}, { sellsUsed: true })).toMatchObject({ state: 'DONE' });
    expect(stateOf('rentals')).toBeUndefined();
    expect(stateOf('rentals', {}, { rentsOut: true })).toMatchObject({ state: 'DONE' });
  });

  it('counts wines without a label, and pieces under the margin scheme without a purchase price', () => {
    expect(stateOf('wineLabels', {}, { unlabelledWines: 2 })).toBeUndefined();
    expect(stateOf('wineLabels', {}, { sellsAlcohol: true, unlabelledWines: 2 })).toMatchObject({ state: 'CHECK', count: 2 });
    expect(stateOf('wineLabels', {}, { sellsAlcohol: true })).toMatchObject({ state: 'DONE' });
    expect(stateOf('marginScheme')).toBeUndefined();
    expect(stateOf('marginScheme', {}, { marginPieces: 3, unpricedPieces: 1 })).toMatchObject({ state: 'CHECK', count: 1 });
  });

  it('tells withdrawals to settle from those whose refund is overdue', () => {
    expect(stateOf('openWithdrawals')).toMatchObject({ state: 'DONE' });
    expect(stateOf('openWithdrawals', {}, { openWithdrawals: 1 })).toMatchObject({ state: 'CHECK' });
    expect(stateOf('openWithdrawals', {}, { openWithdrawals: 1, overdueWithdrawals: 1 })).toMatchObject({ state: 'MISSING' });
  });
});
