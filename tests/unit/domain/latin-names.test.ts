import { describe, expect, it } from 'vitest';
import { isLatinName, latinNameFault, needsLatinName, printedName } from '#domain/latin-names.ts';

describe('a name on papers', () => {
  it.each([
    ['Nguyễn Thị', 'Hồng'],
    ['Γιώργος', 'Παπαδόπουλος'],
    ['Юлія', 'Шевченко'.normalize('NFD')],
    ['Oʼtkir', "O'Neill-Łukasz"],
    ['Zoé 🌿', 'Martin (2)'],
  ])('needs no Latin form: %s %s', (firstname, lastname) => {
    expect(latinNameFault({ firstname, lastname })).toBeNull();
  });

  it.each([
    ['小明', '王'],
    ['ひろし', 'ヤマダ'],
    ['민준', '김'],
    ['محمد', 'علي'],
    ['דוד', 'כהן'],
    ['สมชาย', 'ใจดี'],
    ['Priya', 'शर्मा'],
    ['Անի', 'Պետրոսյան'],
  ])('needs a Latin form: %s %s', (firstname, lastname) => {
    expect(needsLatinName({ firstname, lastname })).toBe(true);
    expect(latinNameFault({ firstname, lastname, latinName: ' ' })).toBe('missing');
    expect(latinNameFault({ firstname, lastname, latinName: lastname })).toBe('malformed');
    expect(latinNameFault({ firstname, lastname, latinName: 'Jean-François O’Neill' })).toBeNull();
  });

  it('is printed in Latin letters where they were given, else as it is', () => {
    expect(printedName({ firstname: '小明', lastname: '王', latinName: 'Wang Xiaoming' })).toBe('Wang Xiaoming');
    expect(printedName({ firstname: 'Zoé', lastname: 'Martin' })).toBe('Zoé Martin');
  });

  it('has Latin letters, and neither signs nor digits alone', () => {
    expect(['Wang', 'Wáng X.', '-', '', '123', 'Wang 王', 'Ван'].map(isLatinName)).toEqual([true, true, false, false, false, false, false]);
  });
});
