import type { Messages } from '#messages/generated/entities/product.ts';
import type { CustomizationRecord } from './product-record.ts';

/** What the lines of a customization begin with; that of a choice is followed by its key, that of a length by a number of characters. */
export type Line = keyof Messages['customization'];

/** What is asked for: of a SIMPLE one its input, else a form. */
export type AnswerKind = CustomizationRecord['inputType'] | 'DYNAMIC_FORM';
export const askedOf = ({ type, inputType }: Pick<CustomizationRecord, 'type' | 'inputType'>): AnswerKind =>
  type === 'DYNAMIC_FORM' ? type : inputType;
