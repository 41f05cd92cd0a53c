import { expect, it } from 'vitest';
import { ApiFailure } from '#client/api-failure.ts';
import type { Call } from '#renderer/types.ts';
import { namedAddress } from '#web/routing/named-address.ts';

const answering = (answer: () => Promise<unknown>) => (async () => answer()) as unknown as Call;
const refusing = (status: number) => answering(() => Promise.reject(new ApiFailure(status, 'no')));
const named = { kind: 'product', slug: 'robe-'.repeat(60) } as const;

it.each([
  ['nothing has', 404],
  ['nothing can have, as one that is too long', 422],
])('a name in an address that %s leaves the address to its number', async (_, status) => {
  expect(await namedAddress(named, '/products/robe/12', refusing(status))).toBeUndefined();
});

it('an API in trouble is no missing name', async () => {
  await expect(namedAddress(named, undefined, refusing(503))).rejects.toThrow(ApiFailure);
});
