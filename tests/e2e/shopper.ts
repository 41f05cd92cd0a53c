import { expect, type Locator, type Page } from '@playwright/test';

/** Addresses of the sample boutique's categories. Of its pieces many are there once: each test that buys one has a category of its own. */
export const categories = {
  dresses: '/nos-vetements/robes-occasion-location',
  tops: '/nos-vetements/hauts-tops-occasion',
  trousers: '/nos-vetements/pantalons-occasion-femme',
  skirts: '/nos-vetements/jupes-occasion-femme',
  shoes: '/nos-vetements/chaussures-occasion-femme',
  shop: '/boutique-vetement-aizenay',
} as const;

export const person = (name: string) => ({
  email: `shopper.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`,
  firstname: name,
  lastname: 'Martineau',
  phone: '06 39 98 12 34',
});
export type Person = ReturnType<typeof person>;

/** Way of using a control: by mouse or touch, or by keyboard alone. */
export type Hand = {
  press(control: Locator): Promise<void>;
  tick(control: Locator): Promise<void>;
  fill(control: Locator, text: string): Promise<void>;
};

export const pointer: Hand = {
  press: (control) => control.click(),
  tick: (control) => control.check(),
  fill: (control, text) => control.fill(text),
};

/** A finger: what lies under something else, or moves away, is not hit. */
export const finger: Hand = {
  press: (control) => control.tap(),
  tick: async (control) => {
    if (!(await control.isChecked())) await control.tap();
    await expect(control).toBeChecked();
  },
  fill: async (control, text) => {
    await control.tap();
    await control.fill(text);
  },
};

/** Reaches controls with Tab alone, so that what cannot be focused, or is not in the order, fails. */
export function keyboard(page: Page): Hand {
  const tabTo = async (control: Locator) => {
    await control.waitFor();
    for (let step = 0; step < 200; step++) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      // Of a group of radio buttons Tab reaches one, the arrows the others.
      const inGroup = await control.evaluate(
        (element) =>
          element instanceof HTMLInputElement &&
          element.type === 'radio' &&
          document.activeElement instanceof HTMLInputElement &&
          document.activeElement.name === element.name,
      );
      await page.keyboard.press(inGroup ? 'ArrowDown' : 'Tab');
    }
    throw new Error(`the keyboard does not reach ${control}`);
  };
  return {
    press: async (control) => {
      await tabTo(control);
      await page.keyboard.press('Enter');
    },
    tick: async (control) => {
      await tabTo(control);
      if (!(await control.isChecked())) await page.keyboard.press('Space');
      await expect(control).toBeChecked();
    },
    fill: async (control, text) => {
      await tabTo(control);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
}

export const cartButton = (page: Page) =>
  page
    .getByRole('link', { name: /^Panier, / })
    .filter({ visible: true })
    .first();

/** The width below which the shop has its phone's look. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 996;

/** From a category: filters by the first size on offer, and opens the first piece that is for sale. */
export async function findPiece(page: Page, hand: Hand, category: string): Promise<string> {
  await page.goto(category);
  if (isPhone(page)) await hand.press(page.getByRole('button', { name: /^Filtrer/ }));
  const sizes = page.getByRole('group', { name: /^(Taille|Pointure)$/ });
  const size = sizes.getByRole('checkbox').first();
  const value = await size.getAttribute('value');
  await hand.tick(size);
  if (isPhone(page)) await hand.press(page.getByRole('button', { name: /^Voir \d+ pièces?$/ }));
  await expect(page, 'the filter stands in the address').toHaveURL(new RegExp(`size=${value}`));
  return openSheet(page, hand, 0);
}

/** Opens the nth product of a list and gives its name. */
export async function openSheet(page: Page, hand: Hand, index: number): Promise<string> {
  await hand.press(page.getByRole('list', { name: 'Produits' }).getByRole('heading').getByRole('link').nth(index));
  await expect(page).toHaveURL(/\/(products|wines)\/[a-z0-9-]+\/\d+$/);
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  return (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? '';
}

/** From the cart to the first step of the checkout. */
export async function checkOut(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Passer commande' }));
  await expect(page).toHaveURL('/cart/address');
}

/** Adds the piece on the sheet; the message, the count and the mini cart tell so. */
export async function addToCart(page: Page, hand: Hand, name: string): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Ajouter au panier' }));
  await expect(page.getByText('Produit ajouté au panier')).toBeVisible();
  const mini = page.getByRole('dialog', { name: /Votre panier/ });
  await expect(mini.getByText(name)).toBeVisible();
}

export async function openCart(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('dialog', { name: /Votre panier/ }).getByRole('link', { name: 'Voir le panier' }));
  await expect(page).toHaveURL('/cart');
}

export async function giveContact(page: Page, hand: Hand, who: Person): Promise<void> {
  await hand.fill(page.getByLabel('Adresse e-mail'), who.email);
  await hand.fill(page.getByLabel('Téléphone'), who.phone);
  await hand.fill(page.getByLabel('Prénom'), who.firstname);
  await hand.fill(page.getByLabel('Nom', { exact: true }), who.lastname);
}

/** An order that is delivered: the way it is received, where nothing was chosen yet, and the address. */
export async function giveAddress(page: Page, hand: Hand): Promise<void> {
  const delivery = page.getByRole('radio', { name: /^Livraison/ });
  if (!(await delivery.isChecked())) await hand.tick(delivery);
  await hand.fill(page.getByLabel('Adresse', { exact: true }), '12 rue des Forges');
  await hand.fill(page.getByLabel('Code postal'), '85190');
  await hand.fill(page.getByLabel('Ville'), 'Aizenay');
}

/** At the step of the delivery, opens the choice that was made at the step before. */
export const receiveOtherwise = (page: Page, hand: Hand): Promise<void> =>
  hand.press(page.getByRole('button', { name: 'Recevoir autrement' }));

/** Chooses a pickup at the shop, at the first free time of its first day. */
export async function chooseCollect(page: Page, hand: Hand): Promise<void> {
  // The step before asks the same.
  await expect(page.getByLabel('Adresse e-mail')).toHaveCount(0);
  const collect = page.getByRole('radio', { name: /Retrait en boutique/ });
  const other = page.getByRole('button', { name: 'Recevoir autrement' });
  await expect(collect.or(other)).toBeVisible();
  if (await other.isVisible()) await receiveOtherwise(page, hand);
  await hand.tick(collect);
  const [day, time] = [page.getByRole('group', { name: 'Quel jour passez-vous ?' }), page.getByRole('group', { name: /^À quelle heure/ })];
  for (const group of [day, time]) await hand.tick(group.getByRole('radio', { disabled: false }).first());
}

/** Accepts the terms and orders; ends on the test bank's page. */
export async function order(page: Page, hand: Hand): Promise<void> {
  await hand.tick(page.getByRole('checkbox', { name: /conditions générales de vente/ }));
  await hand.press(page.getByRole('button', { name: 'Commander avec obligation de paiement' }));
  await expect(page.getByRole('button', { name: 'Accepter le paiement' })).toBeVisible();
}

/** From the first step of the checkout to the test bank's page, with a pickup at the shop. */
export async function orderToCollect(page: Page, hand: Hand, who: Person): Promise<void> {
  await giveContact(page, hand, who);
  await giveAddress(page, hand);
  await hand.press(page.getByRole('button', { name: 'Choisir la livraison' }));
  await chooseCollect(page, hand);
  await hand.press(page.getByRole('button', { name: 'Passer au paiement' }));
  await order(page, hand);
}
