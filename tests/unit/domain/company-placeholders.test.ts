import { expect, it } from 'vitest';
import { fillPlaceholders, missingPlaceholders, unknownPlaceholders } from '#domain/company-placeholders.ts';
import { readParameters } from '#schemas/parameters/index.ts';

const read = (values: Record<string, string>) => readParameters(Object.entries(values).map(([type, value]) => ({ type, value }))).values;
const values = read({ COMPANY_LEGAL_NAME: 'Dupont & Filles', COMPANY_SIRET: '123' });

it('keeps the words of a link whose address is not filled in', () => {
  const link = '<a class="x" href="{{ MEDIATOR_URL }}">le médiateur</a>';
  expect(fillPlaceholders(`Chez ${link}.`, values)).toBe('Chez le médiateur.');
  const filled = read({ MEDIATOR_URL: 'https://m.example/?a=1&b=2' });
  expect(fillPlaceholders(link, filled)).toBe('<a class="x" href="https://m.example/?a=1&amp;b=2">le médiateur</a>');
});

it('names what is not filled in, and what no field is called', () => {
  const html = '{{COMPANY_SIRET}} {{HOST_NAME}} {{ HOST_NAME }} {{MEDIATOR_NAME}} {{RAISON}} {{PRIMARY_COLOR}}';
  expect(missingPlaceholders(html, values)).toEqual(['HOST_NAME', 'MEDIATOR_NAME']);
  expect(unknownPlaceholders(html)).toEqual(['RAISON', 'PRIMARY_COLOR']);
  expect(fillPlaceholders('{{HOST_NAME}}', values, (key) => `<mark>${key}</mark>`)).toBe('<mark>HOST_NAME</mark>');
});
