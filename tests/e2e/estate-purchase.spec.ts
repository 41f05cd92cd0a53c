import { expect, sites } from './both-sites.ts';
import {
  addToCart,
  checkOut,
  chooseCollect,
  finger,
  giveContact,
  keyboard,
  openCart,
  openSheet,
  order,
  person,
  pointer,
} from './shopper.ts';

const [, { test }] = sites;

// Three ways to use a control; a date is typed as French shows it, or set at once.
const hands = [
  { name: 'by mouse', handOf: () => pointer, born: '1980-05-01', list: '/vins/rouges' },
  { name: 'by touch', handOf: () => finger, born: '1980-05-01', list: '/vins/blancs' },
  { name: 'by keyboard alone', handOf: keyboard, born: '01051980', list: '/vins/rouges' },
] as const;

for (const { name, handOf, born, list } of hands) {
  test.describe(name, () => {
    test.use({ hasTouch: name === 'by touch' });

    test(`a wine is bought and collected at the estate ${name}`, async ({ page }) => {
      const hand = handOf(page);
      await page.goto(list);
      const wine = await openSheet(page, hand, 0);
      await addToCart(page, hand, wine);
      await openCart(page, hand);
      await checkOut(page, hand);
      await hand.tick(page.getByRole('radio', { name: /^Retrait en boutique/ }));
      await giveContact(page, hand, person('Bertille'));
      await hand.press(page.getByRole('button', { name: 'Choisir le créneau de retrait' }));
      await chooseCollect(page, hand);
      await hand.press(page.getByRole('button', { name: 'Passer au paiement' }));
      const asked = page.getByRole('group', { name: 'Vous achetez de l’alcool' });
      await hand.fill(asked.getByLabel('Date de naissance'), born);
      await hand.tick(asked.getByRole('checkbox'));
      await order(page, hand);
      await hand.press(page.getByRole('button', { name: 'Accepter le paiement' }));
      await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
    });
  });
}
