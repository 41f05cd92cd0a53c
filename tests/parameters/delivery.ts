import type { Page } from 'playwright';
import { addToCart, giveAddress, giveContact, person, pointer, receiveOtherwise } from '../e2e/shopper.ts';
import type { PageProof } from './proof.ts';
import { cellar, list, names, reducedWine } from './shop.ts';

/** From the list of products to the step where the delivery is chosen. */
async function toDelivery(page: Page): Promise<void> {
  const name = (await names(page))[reducedWine] ?? '';
  await list(page).getByRole('link', { name }).click();
  await addToCart(page, pointer, name);
  await page.getByRole('link', { name: 'Voir le panier' }).click();
  await page.getByRole('button', { name: 'Passer commande' }).click();
  await giveContact(page, pointer, person('Margaux'));
  await giveAddress(page, pointer);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
}

const isShown = (page: Page, text: string): Promise<boolean> => page.getByText(text).first().isVisible();

export const proofs: readonly PageProof[] = [
  {
    key: 'CLICK_AND_COLLECT_HOURS',
    title: 'the delivery step says when orders can be collected',
    value: 'Du mardi au samedi, de 10 h à 18 h, sonnette au portail.',
    path: cellar,
    needsScripts: true,
    see: async (page) => {
      await toDelivery(page);
      await receiveOtherwise(page, pointer);
      await page.getByRole('radio', { name: /Retrait en boutique/ }).check();
      await page.getByRole('group', { name: 'Quel jour passez-vous ?' }).waitFor();
      return isShown(page, 'Du mardi au samedi, de 10 h à 18 h, sonnette au portail.');
    },
    before: false,
    after: true,
  },
  {
    key: 'SHIPPING_MESSAGE',
    title: 'the delivery step says when parcels leave',
    value: 'Les colis partent le jeudi.',
    path: cellar,
    needsScripts: true,
    see: async (page) => {
      await toDelivery(page);
      await page.getByRole('group', { name: 'Transporteur' }).waitFor();
      return isShown(page, 'Les colis partent le jeudi.');
    },
    before: false,
    after: true,
  },
];
