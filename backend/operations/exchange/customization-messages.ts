import type { Lang } from '#schemas/site.ts';
import type { CustomizationRecord } from './product-record.ts';

/** What the lines of a customization begin with; that of a choice is followed by its key, that of a length by a number of characters. */
export const lineMessages = {
  key: { fr: 'clé', en: 'key' },
  asks: { fr: 'demande', en: 'asks for' },
  form: { fr: 'formulaire', en: 'form' },
  label: { fr: 'intitulé', en: 'label' },
  help: { fr: 'aide', en: 'help' },
  cost: { fr: 'prix', en: 'price' },
  required: { fr: 'obligatoire', en: 'required' },
  isPersonal: { fr: 'personnelle', en: 'personal' },
  maxLength: { fr: 'longueur', en: 'length' },
  choice: { fr: 'choix', en: 'choice' },
  from: { fr: 'dès', en: 'from' },
} as const;
export type Line = keyof typeof lineMessages;

/** What is asked for: of a SIMPLE one its input, else a form. */
export type AnswerKind = CustomizationRecord['inputType'] | 'DYNAMIC_FORM';
export const askedMessages: Readonly<Record<AnswerKind, Readonly<Record<Lang, string>>>> = {
  TEXT: { fr: 'texte', en: 'text' },
  SELECT: { fr: 'choix', en: 'choice' },
  CHECKBOX: { fr: 'case à cocher', en: 'checkbox' },
  FILE: { fr: 'fichier', en: 'file' },
  DYNAMIC_FORM: { fr: 'formulaire', en: 'form' },
};
export const askedOf = ({ type, inputType }: Pick<CustomizationRecord, 'type' | 'inputType'>): AnswerKind =>
  type === 'DYNAMIC_FORM' ? type : inputType;
