import { expect, test } from 'vitest';
import { readParameters } from '#schemas/parameters/index.ts';
import { screens } from '#schemas/screens.ts';
import { knownComponents, requiredComponents } from '#schemas/shared-components.ts';
import { builtInScreen } from '#web/screens/built-in.ts';

const { values } = readParameters([
  { type: 'HIDE_CONTACT_PAGE', value: 'false' },
  { type: 'ACCESSIBILITY_STATEMENT', value: 'true' },
]);

test('every component that is called built-in, and no other, has a ready screen', () => {
  const ready = knownComponents.filter(({ slug }) => slug === 'error' || builtInScreen(slug, values, 'fr') !== undefined);
  expect(ready.map(({ slug }) => slug)).toEqual(knownComponents.filter(({ need }) => need === 'built-in').map(({ slug }) => slug));
});

test('each screen of the route table is a known component, named once', () => {
  const slugs = knownComponents.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(screens.filter(({ component }) => !slugs.includes(component))).toEqual([]);
});

test('a site that sells nothing needs account and sign-in, and neither cart nor search nor orders', () => {
  expect(requiredComponents(false).map(({ slug }) => slug)).toEqual(['header', 'footer', 'account', 'account-profile', 'auth']);
  expect(requiredComponents(true).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['product-search', 'cart', 'cart-payment', 'account-orders', 'product-sheet', 'auth']),
  );
});
