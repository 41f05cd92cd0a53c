import { describe, expect, it } from 'vitest';
import { costOf, customizationTotal } from '#domain/customization.ts';
import { CostType, type Customization } from '#schemas/customization.ts';

const customization = (change: Partial<Customization>): Customization => ({
  id: 1,
  type: 'SIMPLE',
  inputType: 'TEXT',
  label: 'Gravure',
  help: '',
  required: false,
  maxLength: 300,
  costType: 'EURO',
  amount: 500,
  customizationValues: [],
  fields: [],
  isPersonal: false,
  ...change,
});
const value = (change: Partial<Customization['customizationValues'][number]>) => ({
  textNumberOfChar: null,
  selectKey: null,
  label: '',
  costType: 'EURO' as const,
  amount: 0,
  ...change,
});

describe('the extra price of a customization', () => {
  it('depends on text length thresholds', () => {
    const text = customization({ customizationValues: [value({ textNumberOfChar: 10, amount: 900 })] });
    expect(['', 'neuf mots', 'dix lettre'].map((answer) => costOf(text, { value: answer }).amount)).toEqual([0, 500, 900]);
  });

  it('depends on the select key', () => {
    const select = customization({ inputType: 'SELECT', customizationValues: [value({ selectKey: 'or', amount: 1200 })] });
    expect(['or', 'argent', ''].map((answer) => costOf(select, { value: answer }).amount)).toEqual([1200, 500, 0]);
  });

  it('depends on the checkbox', () => {
    const box = customization({ inputType: 'CHECKBOX' });
    expect(['yes', ''].map((answer) => costOf(box, { value: answer }).amount)).toEqual([500, 0]);
  });

  it('is of the types EURO, percent or NONE', () => {
    expect(CostType.options).toEqual(['EURO', 'PERCENT', 'NONE']);
    const total = (costType: (typeof CostType.options)[number]) =>
      customizationTotal([{ costType, amount: 1000 }], { price: 4000, quantity: 2 });
    expect(CostType.options.map(total)).toEqual([2000, 800, 0]);
  });
});
