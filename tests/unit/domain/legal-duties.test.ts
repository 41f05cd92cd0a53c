import { describe, expect, it } from 'vitest';
import { listDuties } from '#domain/legal-duties.ts';
import { readParameters } from '#schemas/parameters/index.ts';

const quiet = { openWithdrawals: 0, overdueWithdrawals: 0, sellsAlcohol: false, retentionAgeDays: 0.5 };
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

  it('asks of who sells alcohol alone for its messages', () => {
    expect(stateOf('alcohol')).toBeUndefined();
    expect(stateOf('alcohol', {}, { sellsAlcohol: true })).toMatchObject({ state: 'MISSING' });
  });

  it('tells withdrawals to settle from those whose refund is overdue', () => {
    expect(stateOf('openWithdrawals')).toMatchObject({ state: 'DONE' });
    expect(stateOf('openWithdrawals', {}, { openWithdrawals: 1 })).toMatchObject({ state: 'CHECK' });
    expect(stateOf('openWithdrawals', {}, { openWithdrawals: 1, overdueWithdrawals: 1 })).toMatchObject({ state: 'MISSING' });
  });
});
