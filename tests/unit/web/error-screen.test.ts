import { expect, it } from 'vitest';
import { ApiFailure } from '#client/api-failure.ts';
import type { Call } from '#renderer/types.ts';
import type { Failed } from '#web/model/screen.ts';
import type { Route } from '#web/routing/routes.ts';
import { screenOf } from '#web/screens/find-screen.ts';
import type { Source } from '#web/site/source.ts';

/** A site whose shared component `error` is there, or is not. */
const siteWith = (cms?: object) =>
  ({ component: async () => (cms ? { cms } : Promise.reject(new ApiFailure(404, 'no such component'))) }) as unknown as Source;
const call: Call = () => Promise.reject(new Error('an error page asks for nothing'));
const errorScreen = (route: Route | Failed, source: Source, lang: 'fr' | 'en') => screenOf(route, source, call, lang);

it.each([
  ['not-found', 'en', 404, 'This page could not be found'],
  ['not-found', 'fr', 404, 'Cette page est introuvable'],
  ['failed', 'en', 500, 'Error'],
  ['failed', 'fr', 500, 'Erreur'],
] as const)('the error page of what is %s says in %s, with status %i: %s', async (kind, lang, status, message) => {
  const cms = { format: 1, layouts: [] };
  expect(await errorScreen({ kind } as Route | Failed, siteWith(cms), lang)).toMatchObject({
    status,
    cms,
    data: { error: { status, message } },
    head: { title: message, isIndexed: false },
  });
});

it('a site without an error page of its own answers the same', async () => {
  expect(await errorScreen({ kind: 'not-found' }, siteWith(), 'en')).toMatchObject({ status: 404, cms: undefined });
});
