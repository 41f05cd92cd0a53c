import type { Page } from 'playwright';
import { light } from './look.ts';
import type { PageProof } from './proof.ts';

/** A button of the owner's that fetches a picture from another origin and says whether it came. */
const badge = `
  const button = document.createElement('button');
  button.textContent = 'Voir le badge';
  button.onclick = () => {
    const picture = new Image();
    picture.onload = () => { button.textContent = 'badge reçu'; };
    picture.onerror = () => { button.textContent = 'badge refusé'; };
    picture.src = 'https://badges.example.org/badge.svg';
  };
  document.body.append(button);`;

/** Presses the button in a tab of its own: the browser writes what it refuses to the console. */
async function askForBadge(page: Page): Promise<string | null> {
  const tab = await page.context().newPage();
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await tab.route('https://badges.example.org/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await tab.goto(page.url());
  await tab.getByRole('button', { name: 'Voir le badge' }).click();
  const answer = await tab.getByRole('button', { name: /^badge / }).textContent();
  await tab.close();
  return answer;
}

export const proofs: readonly PageProof[] = [
  {
    key: 'GLOBAL_CSS',
    title: 'the owner’s CSS underlines the headings',
    value: 'main h1, main h2 { text-decoration: underline }',
    path: light,
    see: (page) =>
      page
        .getByRole('main')
        .getByRole('heading')
        .first()
        .evaluate((heading) => getComputedStyle(heading).textDecorationLine),
    before: 'none',
    after: 'underline',
  },
  {
    key: 'SCRIPT_TO_LOAD',
    title: 'the owner’s script writes onto the page',
    value: 'document.body.append("Bonjour du script")',
    path: light,
    needsScripts: true,
    see: (page) => page.getByText('Bonjour du script').count(),
    before: 0,
    after: 1,
  },
  {
    key: 'AFTER_BODY_HTML_TO_LOAD',
    title: 'the owner’s HTML stands at the end of the page',
    value: '<p>Une pastille ajoutée',
    path: light,
    see: (page) => page.getByText('Une pastille ajoutée').count(),
    before: 0,
    after: 1,
  },
  {
    key: 'SCRIPT_ALLOWED_ORIGINS',
    title: 'the owner’s code shows a picture of an origin that is listed',
    value: 'https://badges.example.org',
    with: { SCRIPT_TO_LOAD: badge },
    path: light,
    needsScripts: true,
    see: askForBadge,
    before: 'badge refusé',
    after: 'badge reçu',
  },
];
