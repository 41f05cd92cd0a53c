import type { Customization } from '#schemas/customization.ts';
import type { Answers, FieldType } from '#schemas/form.ts';
import { isAnswered } from './cost.ts';

/** Fields whose answer a shopper makes up; what is chosen among options, or says who asks, is none of them. */
const ownTypes: ReadonlySet<FieldType> = new Set(['text', 'textarea', 'number', 'date', 'file']);

type Asked = Pick<Customization, 'type' | 'inputType' | 'fields'>;

/**
 * Whether a customization asks for something of the shopper’s own: a text, a file. Ordinary options, such as a length among three or a
 * gift wrap, make no piece personal (Code de la consommation, L221-28 3°).
 */
export const asksForOwn = ({ type, inputType, fields }: Asked): boolean =>
  type === 'SIMPLE' ? inputType === 'TEXT' || inputType === 'FILE' : fields.some((field) => ownTypes.has(field.type));

/** Whether answers make the piece personal: of a form, those that are of the shopper’s own where it asks for any. */
export function isMadePersonal(customization: Pick<Customization, 'isPersonal'> & Asked, answers: Answers): boolean {
  if (!customization.isPersonal || !isAnswered(answers)) return false;
  const own = customization.type === 'SIMPLE' ? [] : customization.fields.filter(({ type }) => ownTypes.has(type));
  return own.length === 0 || own.some(({ key }) => isAnswered({ [key]: answers[key] ?? '' }));
}
