import type { Page } from 'playwright';
import type { PageProof } from './proof.ts';

const signedOut = { success: true, data: { logged: false }, message: '' };

/** Opens the registration form of the same preview as somebody who is not signed in: the page sends others on. */
async function registration(page: Page): Promise<void> {
  const { search } = new URL(page.url());
  await page.route('**/api/logged', (route) => route.fulfill({ json: signedOut }));
  await page.goto(`/auth${search}`);
  await page.getByRole('tab', { name: 'Je crée mon compte' }).click();
  await page.getByLabel('Prénom').waitFor();
}

/** Returns the hint of the form below a field; null if the form has no such field, '' if there is no hint. */
const hintOf =
  (name: string) =>
  async (page: Page): Promise<string | null> => {
    await registration(page);
    const field = page.getByLabel(name);
    if ((await field.count()) === 0) return null;
    const described = await field.getAttribute('aria-describedby');
    return described ? page.locator(`[id="${described.split(' ')[0]}"]`).textContent() : '';
  };

export const proofs: readonly PageProof[] = [
  {
    key: 'ASK_BIRTHDATE_AT_REGISTER',
    title: 'the registration form asks for the date of birth',
    value: 'true',
    needsScripts: true,
    see: hintOf('Date de naissance'),
    before: null,
    after: '',
  },
  {
    key: 'BLOCK_MINORS_FROM_REGISTERING',
    title: 'the registration form asks for the date of birth and says from which age on',
    value: 'true',
    needsScripts: true,
    see: hintOf('Date de naissance'),
    before: null,
    after: 'Il faut avoir 18 ans pour créer un compte.',
  },
  {
    key: 'ALLOW_ONLY_MOBILE_PHONE',
    title: 'the registration form says which numbers are taken',
    value: 'true',
    needsScripts: true,
    see: hintOf('Téléphone'),
    before: '',
    after: 'Un numéro de mobile.',
  },
];
