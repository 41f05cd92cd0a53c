import { describe, expect, it } from 'vitest';
import { joinedQuery } from '#client/joined-query.ts';
import { pageRequestOf } from '#web/cache/page-request.ts';

describe('a form that no code sends', () => {
  it.each([
    ['size=38&size=40', { size: '38,40' }],
    ['price=&price=60', { price: ',60' }],
    ['price=20&price=', { price: '20,' }],
    ['price=&price=&search=', {}],
    ['price=,60&size=38,40', { price: ',60', size: '38,40' }],
  ])('%s asks for what an address with joined values asks for', (form, joined) => {
    expect(joinedQuery(new URLSearchParams(form))).toEqual(joined);
  });

  it('has the kept page of the address with joined values', () => {
    const nameOf = (url: string) => pageRequestOf({ method: 'GET', url, headers: {} })?.name;
    expect(nameOf('/vins?price=&price=60&grape=Chenin&grape=Gamay')).toBe(nameOf('/vins?grape=Chenin,Gamay&price=,60'));
    expect(nameOf('/vins?price=&price=60')).not.toBe(nameOf('/vins?price=60'));
  });
});
