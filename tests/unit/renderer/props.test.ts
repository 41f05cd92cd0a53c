import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { checkProps } from '../../../renderer/core/props.ts';
import type { Validate } from '../../../renderer/types.ts';
import { type ConfSchema, expandResponsive } from '../../../scripts/generate/conf-schema.ts';

const conf: ConfSchema = {
  'x-block': { type: 'box', version: 1, mode: 'static' },
  type: 'object',
  additionalProperties: false,
  properties: {
    height: { type: 'string', maxLength: 5, pattern: '^[0-9]', 'x-responsive': true },
    gap: { enum: ['s', 'm'], 'x-responsive': true },
  },
};
const validate = new Ajv({ allErrors: true, strict: false }).compile(expandResponsive(conf)) as unknown as Validate;
const check = (given: Record<string, unknown>, defaults: object = { height: '50vh' }) =>
  checkProps(given, { defaults }, validate, '/props');

test('a broken breakpoint value costs that breakpoint, not the prop', () => {
  const { props, issues } = check({ height: { base: '40vh', md: 7, lg: '60vh' } });
  expect(props).toEqual({ height: { base: '40vh', lg: '60vh' } });
  expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['prop /props/height/md']);
});

test('a breakpoint that there is not costs itself', () => {
  expect(check({ height: { base: '40vh', huge: '90vh' } })).toMatchObject({
    props: { height: { base: '40vh' } },
    issues: [{ pointer: '/props/height/huge' }],
  });
});

test('in place of a broken or missing base comes the default, or the smallest screen that has a value', () => {
  expect(check({ height: { base: null, md: '60vh' } }).props).toEqual({ height: { base: '50vh', md: '60vh' } });
  expect(check({ height: { md: '60vh' } }).props).toEqual({ height: { base: '50vh', md: '60vh' } });
  expect(check({ gap: { base: 'xxl', lg: 's', xl: 'm' } }).props).toEqual({ height: '50vh', gap: { base: 's', lg: 's', xl: 'm' } });
});

test('a responsive value of which nothing is right falls back as any other prop', () => {
  expect(check({ height: { base: 1, md: 2 }, gap: { base: 1 } }).props).toEqual({ height: { base: '50vh' } });
});

test('a prop that breaks several rules at once still falls back to its default', () => {
  expect(check({ height: 'wide and high' })).toEqual({
    props: { height: '50vh' },
    issues: [{ code: 'prop', pointer: '/props/height', message: expect.stringContaining('default taken') }],
  });
});

test('what is stored is not changed by repairing it', () => {
  const stored = { height: { base: '40vh', md: 7 } };
  check(stored);
  expect(stored).toEqual({ height: { base: '40vh', md: 7 } });
});
