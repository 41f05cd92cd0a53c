import { createApi } from '#client/api.ts';
import { checkAnswer } from '#web/api/call-faults.ts';
import { checkApi } from './check/check-api.ts';

/**
 * `npm run api:check -- https://api.example [site] [locale]`: reads from an API what the pages of a site need, and says of each call whether
 * its answer keeps the contract of `schemas/calls/`. Fails where one does not.
 */
const [baseUrl, idSite = '1', userLang = 'fr_FR'] = process.argv.slice(2);
if (!baseUrl || !URL.canParse(baseUrl)) {
  console.error('Name the address of an API: npm run api:check -- https://api.example [site] [locale]');
  process.exit(2);
}
const { call } = createApi({
  ...{ baseUrl: baseUrl.replace(/\/+$/, ''), headers: () => ({ idSite, userLang }), parse: checkAnswer, timeoutMs: 8000 },
});
const signs = { kept: '✓', missing: '–', broken: '✗' } as const;
let broken = 0;
for await (const { call: name, result, why = result === 'missing' ? 'not there: pages do without it' : '' } of checkApi(call)) {
  if (result === 'broken') broken += 1;
  console.log(`${signs[result]} ${name}${why && `: ${why}`}`);
}
console.log(broken > 0 ? `${broken} calls do not keep their contract` : 'every call that was asked keeps its contract');
process.exitCode = broken > 0 ? 1 : 0;
