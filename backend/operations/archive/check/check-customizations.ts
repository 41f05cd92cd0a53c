import type { ArchiveProduct } from '#schemas/archive.ts';
import type { ArchiveCustomization } from '#schemas/archive-customization.ts';
import type { Checks, Refuse } from './checks.ts';

type Cost = Pick<ArchiveCustomization, 'costType' | 'amount'>;

/** Checks what a product can be made with. `at` is the product's place in the file. */
export function checkCustomizations(product: ArchiveProduct, at: number, { refuse, refer }: Checks): void {
  const { customizations: all, offer, marginScheme } = product;
  all.forEach((customization, j) => {
    const path = [at, 'customizations', j];
    const { key, type, form, customizationValues: values } = customization;
    if (all.findIndex((other) => other.key === key) !== j) refuse([...path, 'key'], `"${key}" stands here twice`);
    if (offer === 'RENTAL') refuse(path, 'what is rented is not made with anything');
    if ((type === 'DYNAMIC_FORM') !== (form !== null)) refuse([...path, 'form'], 'a DYNAMIC_FORM, and only it, names a form');
    if (form !== null) refer('form', form, [...path, 'form']);
    checkCost(customization, path, refuse);
    if (marginScheme && [customization, ...values].some(({ costType }) => costType !== 'NONE'))
      refuse(path, 'a piece under the margin scheme bears no VAT, and what is done to it would: it cannot cost anything');
    checkValues(customization, path, refuse);
  });
}

function checkCost({ costType, amount }: Cost, path: readonly PropertyKey[], refuse: Refuse): void {
  if (costType === 'NONE' && amount !== 0) refuse([...path, 'amount'], 'NONE costs nothing: "costType" is missing');
  if (costType !== 'NONE' && amount === 0) refuse([...path, 'amount'], 'what costs nothing is NONE');
  if (costType === 'PERCENT' && (amount < 10 || amount > 10_000))
    refuse([...path, 'amount'], 'a percentage is written in basis points: 500 is 5 %');
}

function checkValues(
  { type, inputType, maxLength, customizationValues: values }: ArchiveCustomization,
  path: readonly PropertyKey[],
  refuse: Refuse,
): void {
  const isText = type === 'SIMPLE' && inputType === 'TEXT';
  const isSelect = type === 'SIMPLE' && inputType === 'SELECT';
  if (isSelect && values.length < 2) refuse([...path, 'customizationValues'], 'a SELECT has two choices at least');
  if (!isText && !isSelect && values.length > 0) refuse([...path, 'customizationValues'], 'only TEXT and SELECT have values');
  values.forEach((value, k) => {
    const own = [...path, 'customizationValues', k];
    const { selectKey, textNumberOfChar, label } = value;
    checkCost(value, own, refuse);
    if (isSelect !== (selectKey !== null)) refuse([...own, 'selectKey'], 'a choice of a SELECT, and only it, has a key');
    if (isText !== (textNumberOfChar !== null))
      refuse([...own, 'textNumberOfChar'], 'a length of a TEXT, and only it, has a number of characters');
    if (isSelect && label === '') refuse([...own, 'label'], 'a choice has a label');
    if (textNumberOfChar !== null && textNumberOfChar > maxLength)
      refuse([...own, 'textNumberOfChar'], `a text has ${maxLength} characters at most`);
    const isTwice = values.findIndex((other) => other.selectKey === selectKey && other.textNumberOfChar === textNumberOfChar) !== k;
    if (isTwice) refuse(own, `${selectKey ?? textNumberOfChar} stands here twice`);
  });
}
