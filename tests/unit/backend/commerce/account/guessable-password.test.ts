import { expect, test } from 'vitest';
import { isGuessable } from '#backend/commerce/account/guessable-password.ts';

const zoe = ['zoe.martin@example.test', 'Zoé', 'Martin', 'La Penderie'];

test.each([
  ...['aaaaaaaaaaaa', 'abababababab', 'abcabcabcabc', 'azertyuiop12', 'qsdfghjklm12', 'qwertyuiop!!', '123456789012', 'abcdefghijkl'],
  ...['motdepasse123', 'Motdepasse2026!', 'P@ssw0rd1234', 'jetaimejetaime', 'court court court', 'Chocolat2024!', '123456qwerty'],
  ...['zoe.martin@example.test', 'Zoé Martin 85', 'LaPenderie2026', 'martin12/05/1990', '            ', 'ééééééééééééé'],
])('%j is tried first, so it is refused as a password', async (password) => {
  expect(await isGuessable(password, zoe)).toBe(true);
});

test.each([
  ...['kX9#mQ2$vL7p', 'loup-cerise-barque', 'correct horse battery', 'une longue phrase de passe', 'trois petits chats'],
  ...['only-for-the-tests', 'tilleul bleu sans fin', 'Zoé Martin aime la pluie', 'ночью поезд молчит', '夜の汽車は静かに走る夜更け'],
])('%j is taken as a password', async (password) => {
  expect(await isGuessable(password, zoe)).toBe(false);
});

test('the longest password is judged within milliseconds, whatever it is made of', async () => {
  await isGuessable('warm up, please', []);
  for (const unit of ['a', 'ab', 'l33t$0!1', '$0l3!1', 'qwerty123', 'aab', '!1|il7+t']) {
    const start = performance.now();
    await isGuessable(unit.repeat(200).slice(0, 200), zoe);
    expect(performance.now() - start, unit).toBeLessThan(100);
  }
});
