import { expect, it } from 'vitest';
import { lineOfMistake } from '#backend/operations/archive/archive-error.ts';
import { inspectFolder } from '#backend/operations/archive/read-archive.ts';
import { checkSite } from '../../../scripts/site/check-site.ts';
import { lineOfFinding } from '../../../scripts/site/site-finding.ts';
import { writeBrokenRules } from '../site/broken-rules.ts';
import { writeBrokenSite } from '../site/broken-site.ts';

const linesOf = <T>(found: readonly T[], line: (one: T) => string) => found.map((one) => `${line(one)}\n`).join('');

it('the check of a broken site says what it said', async () => {
  const { findings } = await checkSite(writeBrokenSite());
  await expect(linesOf(findings, lineOfFinding)).toMatchFileSnapshot('../site/broken-site.txt');
});

it('an import of a site that breaks every rule says what it said', async () => {
  const { mistakes } = await inspectFolder(writeBrokenRules());
  await expect(linesOf(mistakes, lineOfMistake)).toMatchFileSnapshot('../../golden/broken-rules.txt');
});
