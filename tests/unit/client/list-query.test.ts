import { describe, expect, it } from 'vitest';
import { listQuery } from '#client/list-query.ts';
import { parseFilter } from '#schemas/list-query.ts';

describe('the query of a list', () => {
  it.each([
    ['like', 'lk:'],
    ['equal', ''],
    ['different', 'df:'],
    ['less', 'lt:'],
    ['lessOrEqual', 'lte:'],
    ['greater', 'gt:'],
    ['greaterOrEqual', 'gte:'],
  ] as const)('writes the operator %s as the prefix "%s", which is read back', (type, prefix) => {
    const { price } = listQuery({}, { price: { type, value: 1200 } });
    expect(price).toBe(`${prefix}1200`);
    expect(parseFilter(String(price))).toEqual({ type, value: '1200' });
  });

  it('takes page, size and order beside the filters, a list as equal to one of several, and bounds that all hold', () => {
    const bounds = [
      { type: 'greaterOrEqual', value: 1000 },
      { type: 'lessOrEqual', value: 5000 },
    ] as const;
    expect(listQuery({ nbItem: 24, page: 2, orderBy: '-date' }, { tags: ['robes', 'jupes'], price: bounds, kind: 'WINE' })).toEqual({
      nbItem: 24,
      page: 2,
      orderBy: '-date',
      tags: 'robes,jupes',
      price: 'gte:1000,lte:5000',
      kind: 'WINE',
    });
  });

  it('leaves filters with an empty value out', () => {
    const bounds = [
      { type: 'greaterOrEqual', value: '' },
      { type: 'lessOrEqual', value: 5000 },
    ] as const;
    const filters = {
      name: '',
      search: { type: 'like', value: '  ' },
      tags: [],
      size: ['', '38'],
      kind: undefined,
      price: bounds,
    } as const;
    expect(listQuery({ page: 1 }, filters)).toEqual({ page: 1, size: '38', price: 'lte:5000' });
  });
});
