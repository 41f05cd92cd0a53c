import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '#backend/app.ts';
import { parseCallKey } from '#schemas/call.ts';
import { calls } from '#schemas/calls/index.ts';
import { callUsers } from './call-users.ts';
import { specifiedCalls } from './specified-calls.ts';

/** A call that a test file makes: its path in segments, `{}` for what is put in; the method where it stands beside. */
type Made = { method: string | undefined; segments: string[]; file: string };
/** A call or route of ours. */
type Route = { key: string; method: string; segments: string[] };

const folders = ['tests/integration', 'tests/http', 'tests/e2e'];
/** Files that the table names for a call. */
const named = 3;
/** `'PUT', '/user'`, `'PUT /user'` and `/order/${id}?key=…` alike. */
const literal = /(?:["'`](GET|POST|PUT|DELETE)["'`]\s*,\s*)?["'`](?:(GET|POST|PUT|DELETE) )?(\/(?:\$\{[^}]*\}|[^"'`\s])*)/g;

/** Every kind of entity has the same calls, which one test makes for all: they are one line. */
const ofAnyKind = (key: string): string => key.replace(/(?<=^\w+ \/admin\/entity\/)[^/]+/, '{kind}');

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** Finds the calls that the tests make, in their source text. */
async function madeInTests(root: string): Promise<Made[]> {
  const made: Made[] = [];
  for (const folder of folders) {
    for (const entry of (await readdir(join(root, folder), { recursive: true })).sort()) {
      if (!/\.(test|spec)\.tsx?$/.test(entry)) continue;
      const file = `${folder}/${entry}`;
      for (const [, before, inside, path = ''] of (await readFile(join(root, file), 'utf8')).matchAll(literal)) {
        const plain = path.replace(/\$\{[^}]*\}/g, '{}').split('?')[0] ?? '';
        made.push({ method: before ?? inside, segments: segmentsOf(plain), file });
      }
    }
  }
  return made;
}

/** Every route of the API; those that answer a file are no calls of the call table. */
function routesOfApp(): Route[] {
  const nothing = {} as never;
  const config = { siteId: 1, webOrigin: 'http://localhost', checkAnswers: false, paymentSandbox: true };
  const app = createApp({ db: nothing, mediaStore: nothing, logger: pino({ level: 'silent' }), config });
  const found = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path: path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}') }));
  const keys = new Set(found.map(({ method, path }) => ofAnyKind(`${method} ${path}`)));
  return [...keys]
    .map((key) => ({ key, ...parseCallKey(key) }))
    .map(({ key, method, path }) => ({ key, method, segments: segmentsOf(path) }));
}

const isPlace = (segment: string | undefined): boolean => segment?.startsWith('{') ?? false;

/** Returns how well a path matches a route: a point for each segment they share; undefined: it does not match. */
function likeness(path: readonly string[], route: readonly string[]): number | undefined {
  if (path.length !== route.length) return undefined;
  let points = 0;
  for (const [at, segment] of route.entries()) {
    if (segment === path[at]) points += isPlace(segment) ? 0 : 1;
    else if (!isPlace(segment)) return undefined;
  }
  return points;
}

/** The route that a path leads to: of those that fit, the one with most words of its own. */
function routeOf(path: readonly string[], method: string | undefined, routes: readonly Route[]): Route[] {
  const fit = routes.flatMap((route) => {
    const points = method === undefined || method === route.method ? likeness(path, route.segments) : undefined;
    return points === undefined ? [] : [{ route, points }];
  });
  const most = Math.max(...fit.map(({ points }) => points));
  return fit.filter(({ points }) => points === most).map(({ route }) => route);
}

/** A specified call with what may be left out, both ways. */
const spelledOut = (call: string): string[] => {
  const [, before, rest] = /^(.*)\[(.*)\]$/.exec(call) ?? [];
  return before && rest ? [before, before + rest] : [call];
};

/** docs/calls.md, and what keeps it from being true: a specified call without a route, a call without a test. */
export async function callsPage(root: string): Promise<{ page: string; problems: string[] }> {
  const routes = routesOfApp();
  const tests = new Map<string, Set<string>>();
  for (const { method, segments, file } of await madeInTests(root))
    for (const { key } of routeOf(segments, method, routes)) tests.set(key, (tests.get(key) ?? new Set()).add(file));

  const problems: string[] = [];
  const specified = specifiedCalls.flatMap((call) =>
    spelledOut(call).map((each) => {
      const [method, path = ''] = each.split(' ');
      const [route] = routeOf(segmentsOf(path), method, routes);
      if (!route) problems.push(`docs/calls.md: ${each} is specified and has no route`);
      return { call: each, key: route?.key ?? '' };
    }),
  );
  const known = new Set(specified.map(({ key }) => key));
  const own = [...new Set(Object.keys(calls).map(ofAnyKind))].filter((key) => !known.has(key));
  const keys = [...specified.map(({ key }) => key).filter(Boolean), ...own];
  for (const key of new Set(keys)) if (!tests.has(key)) problems.push(`docs/calls.md: no test asks for ${key}`);
  const users = await callUsers(root, keys);
  for (const key of new Set(keys))
    if (!users.get(key)) problems.push(`docs/calls.md: nothing uses ${key}; scripts/generate/calls-for-others.ts says for whom a call is`);
  const testsOf = (key: string) =>
    [...(tests.get(key) ?? [])]
      .slice(0, named)
      .map((file) => `\`${file.replace('tests/', '')}\``)
      .join('<br>');
  const page = `# Calls

\`npm run generate\` writes this page from the specified calls (\`scripts/generate/specified-calls.ts\`), the routes of the API and the paths that tests ask for; a specified call without a route, or a call without a test, fails the check. It names at most two files that make a call, or for whom it is (\`scripts/generate/calls-for-others.ts\`), and at most three tests for each; a call of neither fails the check. Beside these tests \`integration/api/random-requests.test.ts\` makes random requests for every call.

## Specified

| specified call | our call | who uses it | tests |
| --- | --- | --- | --- |
${specified.map(({ call, key }) => `| \`${call}\` | \`${key}\` | ${users.get(key) ?? ''} | ${testsOf(key)} |`).join('\n')}

## Our own

| call | who uses it | tests |
| --- | --- | --- |
${own.map((key) => `| \`${key}\` | ${users.get(key) ?? ''} | ${testsOf(key)} |`).join('\n')}
`;
  return { page, problems };
}
