import { expect, it } from 'vitest';
import { loadRichText } from '#registry/content/rich-text/index.ts';
import type { LoadContext } from '#renderer/types.ts';
import { readParameters } from '#schemas/parameters/index.ts';

const parameters = readParameters([{ type: 'COMPANY_LEGAL_NAME', value: 'Dupont <b>& Filles' }]).values;
const textOf = async (html: string, change: Partial<LoadContext> = {}) => {
  const context = { parameters, lang: 'fr', site: { defaultLang: 'fr_FR' }, ...change } as LoadContext;
  const props = { html, size: 'body', align: 'start', measure: 'text', dropCap: false } as const;
  return (await loadRichText(props, context)).html;
};

it('fills a legal text and takes out what runs, whatever a company field holds', async () => {
  expect(await textOf('<p onclick="x()">{{COMPANY_LEGAL_NAME}}<script>alert(1)</script></p>')).toBe('<p>Dupont &lt;b&gt;&amp; Filles</p>');
  const script = readParameters([{ type: 'MEDIATOR_URL', value: 'javascript:alert(1)' }]).values;
  expect(await textOf('<a href="{{MEDIATOR_URL}}">site</a>', { parameters: script })).toBe('site');
});

it('shows a shopper a dash for what is missing, and names it to the owner who previews', async () => {
  expect(await textOf('<p>{{HOST_NAME}}</p>')).toBe('<p>—</p>');
  expect(await textOf('<p>{{HOST_NAME}}</p>', { isPreview: true })).toBe('<p><mark>[à compléter : Hébergeur]</mark></p>');
  expect(await textOf('<p>{{HOST_NAME}}</p>', { isPreview: true, lang: 'en' })).toBe('<p><mark>[missing: Hosting provider]</mark></p>');
  expect(await textOf('<p>{{RAISON}}</p>', { isPreview: true, lang: 'en' })).toBe('<p><mark>[missing: unknown field]</mark></p>');
});
