import type { StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { daysOf } from '#domain/rental-dates.ts';
import { BuyBox } from '#registry/buying/buy-box/buy-box.tsx';
import conf from '#registry/buying/buy-box/conf.schema.json';
import { code } from '#registry/buying/buy-box/index.ts';
import { RentalCalendar } from '#registry/buying/choosing/rental-calendar.tsx';
import type { RentalDates as Chosen } from '#schemas/rental.ts';
import { blockStory } from '../samples/block-story.tsx';
import { productOf } from '../samples/catalogue.ts';
import { forRent } from '../samples/rental.ts';

export default { component: BuyBox };

const block = { code, Component: BuyBox, conf };

export const SecondHand = blockStory(block, 0, { context: { data: { product: productOf('SECOND_HAND') } } });
export const New = blockStory(block, 0, { context: { data: { product: productOf('NEW') } } });
const guarantee = { years: 2.5, brand: 'Atelier du Marais', model: 'Caviste' };
const guaranteed = {
  ...productOf('NEW'),
  declination: productOf('NEW').declination.map((each) => ({ ...each, producerGuarantee: guarantee })),
};
export const ProducerGuarantee = blockStory(block, 0, { context: { data: { product: guaranteed } } });
/** The window itself is a block of its own. */
export const SizeGuide = blockStory(block, 1, { context: { data: { product: productOf('NEW') } } });
export const SizeGuideOfASinglePiece = blockStory(block, 1, { context: { data: { product: productOf('SECOND_HAND') } } });
const plain = productOf('NEW');
const soldOut = { ...plain, declination: plain.declination.map((each) => ({ ...each, quantity: 0 })) };
export const SoldOut = blockStory(block, 0, { context: { data: { product: soldOut } } });
export const Rental = { ...blockStory(block, 0, { context: { data: { product: productOf('RENTAL') } } }), ...forRent(productOf('RENTAL')) };
export const Showcase = blockStory(block, 0, {
  context: { data: { product: productOf('NEW') } },
  values: { HIDE_PRODUCT_PRICES: 'true' },
});

/** Saturday 5 December is taken, and the two days after it, in which the dress is cleaned. */
const free = new Map(
  daysOf({ from: '2026-11-21', to: '2027-01-31' }).map((day) => [day, day >= '2026-12-05' && day <= '2026-12-07' ? 0 : 1]),
);
const terms = { price: 5900, days: 4, extraDay: 900, deposit: 17_000, minDays: 2, maxDays: 10, turnaround: 2 };

function Dates({ chosen: first }: { chosen: Chosen | null }) {
  const [chosen, choose] = useState(first);
  const [month, turn] = useState('2026-12');
  const days = { first: '2026-11-21', last: '2027-11-20', free };
  return <RentalCalendar terms={terms} days={days} month={month} chosen={chosen} onMonth={turn} onChoose={choose} />;
}
/** Taken days cannot be picked, nor those from which the shortest rental would reach them; the arrow keys go from day to day. */
export const RentalDates: StoryObj = {
  render: () => <Dates chosen={null} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const day = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} décembre 2026`) });
    await expect(day('samedi 5')).toHaveAttribute('aria-disabled', 'true');
    await expect(day('mercredi 2'), 'its cleaning would reach the 5th').toHaveAttribute('aria-disabled', 'true');
    await expect(day('mardi 1er')).not.toHaveAttribute('aria-disabled');
    day('mardi 8').focus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByText('À partir du mardi 8 décembre. Choisissez le dernier jour.')).toBeVisible();
    await expect(day('mercredi 9'), 'the next day has focus').toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(day('samedi 12')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByText(/^Du mardi 8 décembre au samedi 12 décembre inclus, 5 jours\. Location : 68,00/)).toBeVisible();
  },
};
/** With a pointer: a day before the first one begins anew, a day too far off as well, and leaving the calendar chooses nothing. */
export const RentalDatesAnew: StoryObj = {
  render: () => <Dates chosen={null} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const day = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} décembre 2026`) });
    await userEvent.click(day('jeudi 10'));
    await userEvent.click(day('mercredi 9'));
    await expect(page.getByText('À partir du mercredi 9 décembre. Choisissez le dernier jour.')).toBeVisible();
    await userEvent.click(day('dimanche 20'));
    await expect(page.getByText('À partir du dimanche 20 décembre. Choisissez le dernier jour.')).toBeVisible();
    await userEvent.click(page.getByText('Du premier au dernier jour de la location'));
    await expect(page.getByText('À partir du dimanche 20 décembre. Choisissez le dernier jour.')).toBeVisible();
    await userEvent.click(day('mardi 22'));
    await expect(page.getByText(/^Du dimanche 20 décembre au mardi 22 décembre inclus, 3 jours\./)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Mois suivant' }));
    await expect(page.getByText('janvier 2027')).toBeVisible();
    await expect(page.getByRole('button', { name: 'vendredi 1er janvier 2027' })).toBeVisible();
  },
};
export const RentalDatesChosen: StoryObj = { render: () => <Dates chosen={{ from: '2026-12-10', to: '2026-12-13' }} /> };

const madeToOrder = (customization: 'OPTIONAL' | 'REQUIRED') =>
  blockStory(block, 0, { context: { data: { product: { ...productOf('NEW'), customization } } } });
/** It can be made one's own: the way there stands beside the purchase. */
export const Customizable = madeToOrder('OPTIONAL');
/** It has to be: there is no other way to buy it. */
export const MadeToOrder: StoryObj = {
  ...madeToOrder('REQUIRED'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Personnaliser' })).toHaveAttribute('href', expect.stringMatching(/\/customize$/));
    await expect(page.queryByRole('button', { name: 'Ajouter au panier' })).toBeNull();
  },
};
