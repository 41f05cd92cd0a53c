import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Patterns of payment providers' keys and of private keys. Those of the simulator are words, and open nothing. */
const patterns: Readonly<Record<string, RegExp>> = {
  'a secret key of Stripe': /\b[sr]k_(?:live|test)_[0-9A-Za-z]{20,}/,
  'a webhook secret of Stripe': /\bwhsec_[0-9A-Za-z+/]{24,}/,
  'a private key': /-----BEGIN (?:RSA |EC |ENCRYPTED )?PRIVATE KEY-----\s+[0-9A-Za-z+/]{20,}/,
};
const mostBytes = 2_000_000;
const isText = (path: string) => !/\.(?:webp|png|jpe?g|avif|woff2?|ttf|otf|pdf|mp4|ico|gz|zip)$/.test(path);

it('the repository holds no key of a payment provider and no private key', () => {
  const paths = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 50_000_000 }).split('\0').filter(Boolean);
  expect(paths.length).toBeGreaterThan(1_000);
  const found = paths.flatMap((path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!isText(path) || !stat?.isFile() || stat.size > mostBytes) return [];
    const text = readFileSync(path, 'utf8');
    return Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(text) ? [`${path}: ${what}`] : []));
  });
  expect(found).toEqual([]);
});
