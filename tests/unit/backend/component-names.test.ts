import { expect, it } from 'vitest';
import { componentName } from '#backend/storefront/pages/component-names.ts';
import { knownComponents } from '#schemas/shared-components.ts';

it.each(['fr', 'en'] as const)('every shared component that the program knows has a name of its own in %s', (lang) => {
  const slugs = knownComponents.map(({ slug }) => slug);
  expect(slugs.filter((slug) => componentName(slug, lang) === slug)).toEqual([]);
  expect(new Set(slugs.map((slug) => componentName(slug, lang))).size).toBe(slugs.length);
});
