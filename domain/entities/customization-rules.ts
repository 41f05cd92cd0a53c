import type { ArchiveCustomization } from '#schemas/archive-customization.ts';
import { type Fault, faultIf, faultsAt, type Names, nameFaults, repeatedKeys } from './fault.ts';
import { percentFaults } from './reduction-rules.ts';

type Cost = Pick<ArchiveCustomization, 'costType' | 'amount'>;
type Shared = 'key' | 'type' | 'inputType' | 'form' | 'maxLength' | 'costType' | 'amount' | 'customizationValues';

/** Fields of a customization that the rules read. */
export type CustomizationTerms = Pick<ArchiveCustomization, Shared>;
type Product = { offer: string; marginScheme: boolean; customizations: readonly CustomizationTerms[] };

/** Lists the faults of a product's customizations. */
export function customizationFaults({ customizations: all, offer, marginScheme }: Product, names: Names): Fault[] {
  return all.flatMap((customization, j) => {
    const { key, type, form, customizationValues: values } = customization;
    const costs = [customization, ...values].some(({ costType }) => costType !== 'NONE');
    return faultsAt(
      ['customizations', j],
      [
        ...faultIf(all.findIndex((other) => other.key === key) !== j, ['key'], 'twice', { name: key }),
        ...faultIf(offer === 'RENTAL', [], 'rented-made'),
        ...faultIf((type === 'DYNAMIC_FORM') !== (form !== null), ['form'], 'form-named'),
        ...(form === null ? [] : nameFaults(names, 'form', form, ['form'])),
        ...costFaults(customization),
        ...faultIf(marginScheme && costs, [], 'margin-cost'),
        ...valueFaults(customization),
      ],
    );
  });
}

const costFaults = ({ costType, amount }: Cost): Fault[] => [
  ...faultIf(costType === 'NONE' && amount !== 0, ['amount'], 'cost-type'),
  ...faultIf(costType !== 'NONE' && amount === 0, ['amount'], 'cost-nothing'),
  ...percentFaults({ type: costType, amount }, { min: 10, example: 500 }),
];

function valueFaults({ type, inputType, maxLength, customizationValues: values }: CustomizationTerms): Fault[] {
  const isText = type === 'SIMPLE' && inputType === 'TEXT';
  const isSelect = type === 'SIMPLE' && inputType === 'SELECT';
  const own = values.map((value, k) => ({
    key: String(value.selectKey ?? value.textNumberOfChar),
    path: ['customizationValues', k],
    value,
  }));
  return [
    ...faultIf(isSelect && values.length < 2, ['customizationValues'], 'choices'),
    ...faultIf(!isText && !isSelect && values.length > 0, ['customizationValues'], 'values'),
    ...own.flatMap(({ path, value }) => {
      const { selectKey, textNumberOfChar: length, label } = value;
      return faultsAt(path, [
        ...costFaults(value),
        ...faultIf(isSelect !== (selectKey !== null), ['selectKey'], 'choice-key'),
        ...faultIf(isText !== (length !== null), ['textNumberOfChar'], 'length-number'),
        ...faultIf(isSelect && label === '', ['label'], 'choice-label'),
        ...faultIf(length !== null && length > maxLength, ['textNumberOfChar'], 'length-limit', { max: maxLength }),
      ]);
    }),
    ...repeatedKeys(own),
  ];
}
