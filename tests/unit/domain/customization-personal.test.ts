import { expect, test } from 'vitest';
import { asksForOwn, isMadePersonal } from '#domain/customization.ts';
import type { FieldType, FormField } from '#schemas/form.ts';

const field = (key: string, type: FieldType) => ({ key, type }) as FormField;
const simple = (inputType: 'TEXT' | 'SELECT' | 'CHECKBOX' | 'FILE') => ({ type: 'SIMPLE' as const, inputType, fields: [] });
const form = (...fields: FormField[]) => ({ type: 'DYNAMIC_FORM' as const, inputType: 'TEXT' as const, fields });

test('a piece is personal by a text or a file of the shopper’s own, not by an ordinary option', () => {
  expect((['TEXT', 'FILE', 'SELECT', 'CHECKBOX'] as const).map((inputType) => asksForOwn(simple(inputType)))).toEqual([
    ...[true, true, false, false],
  ]);
  expect(asksForOwn(form(field('ribbon', 'radio'), field('mail', 'email')))).toBe(false);
  expect(asksForOwn(form(field('ribbon', 'radio'), field('words', 'textarea')))).toBe(true);
});

test('a piece is personal only where the question was answered, of a form where something of one’s own was', () => {
  const text = { ...simple('TEXT'), isPersonal: true };
  expect([isMadePersonal(text, { value: 'Marie' }), isMadePersonal(text, { value: ' ' })]).toEqual([true, false]);
  const card = { ...form(field('ribbon', 'radio'), field('words', 'textarea')), isPersonal: true };
  expect(isMadePersonal(card, { ribbon: 'red', words: '' })).toBe(false);
  expect(isMadePersonal(card, { ribbon: 'red', words: 'Pour toi' })).toBe(true);
});

test('a piece is personal, or not, as the shop says of a customization', () => {
  expect(isMadePersonal({ ...simple('TEXT'), isPersonal: false }, { value: 'Bon anniversaire' })).toBe(false);
  expect(isMadePersonal({ ...simple('SELECT'), isPersonal: true }, { value: 'sur-mesure' })).toBe(true);
  expect(isMadePersonal({ ...form(field('cut', 'radio')), isPersonal: true }, { cut: 'court' })).toBe(true);
});
