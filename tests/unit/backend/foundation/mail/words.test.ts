import { expect, it } from 'vitest';
import { welcomeMail } from '#backend/commerce/account/mail/welcome.ts';
import { readParameters } from '#schemas/parameters/index.ts';

const site = {
  name: 'La Penderie',
  timeZone: 'Europe/Paris',
  market: 'FR',
  pages: 'https://penderie.test',
  values: readParameters([{ type: 'PRIMARY_COLOR', value: '#123456' }]).values,
};
const account = { firstname: 'Zoé <b>', email: 'zoe@example.test' };

it('an e-mail speaks the language of its reader, wears the colours of the site and names its links in full', () => {
  const french = welcomeMail(site, account, 'fr');
  expect(french.subject).toBe('Bienvenue chez La Penderie');
  expect(french.html).toContain('<html lang="fr">');
  expect(french.html).toContain('Bienvenue Zoé b<');
  expect(french.html).toContain('#123456');
  expect(french.text).toContain('https://penderie.test/account');
  expect(welcomeMail(site, account, 'en').subject).toBe('Welcome to La Penderie');
});

it('an e-mail loads nothing from anywhere', () => {
  const { html } = welcomeMail(site, account, 'fr');
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(/);
});
