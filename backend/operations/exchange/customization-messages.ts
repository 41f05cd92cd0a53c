import type { Messages } from '#messages/generated/entities/product.ts';
import type { CustomizationRecord } from './product-record.ts';

/** First words of a customization's lines. The key follows that of a choice, a number of characters that of a length. */
export type Line = keyof Messages['customization'];

/** Kind of answer: the input of a SIMPLE one, else a form. */
export type AnswerKind = CustomizationRecord['inputType'] | 'DYNAMIC_FORM';
export const askedOf = ({ type, inputType }: Pick<CustomizationRecord, 'type' | 'inputType'>): AnswerKind =>
  type === 'DYNAMIC_FORM' ? type : inputType;
