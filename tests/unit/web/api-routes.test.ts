import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const routes = globSync('pages/api/**/*.tsx');

describe('every route of pages/api', () => {
  it('is found', () => expect(routes).toContain('pages/api/page-section.tsx'));

  it.each(routes)('%s is made by apiRoute and has Next read no body', (path) => {
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(/^export default apiRoute\(/m);
    expect(text).toMatch(/^export const config = \{ api: \{ bodyParser: false, externalResolver: true(?:, responseLimit: false)? \} \};$/m);
  });
});
