import type { StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { daysOf } from '#machines/rental/dates.ts';
import { BuyBox } from '#registry/blocks/buy-box/buy-box.tsx';
import conf from '#registry/blocks/buy-box/conf.schema.json';
import { block as definition } from '#registry/blocks/buy-box/index.ts';
import { RentalCalendar } from '#registry/buying-parts/rental-calendar.tsx';
import type { ChosenDays } from '#registry/buying-parts/rental-choice.ts';
import { blockStory } from '../samples/block-story.tsx';
import { productOf } from '../samples/catalogue.ts';
import { forRent } from '../samples/rental.ts';

export default { component: BuyBox };

const block = { definition, Component: BuyBox, conf };

export const SecondHand = blockStory(block, 0, { context: { data: { product: productOf('SECOND_HAND') } } });
export const New = blockStory(block, 0, { context: { data: { product: productOf('NEW') } } });
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

function Dates({ chosen: first }: { chosen: ChosenDays }) {
  const [chosen, choose] = useState(first);
  const [month, turn] = useState('2026-12');
  const days = { first: '2026-11-21', last: '2027-11-20', free };
  return <RentalCalendar terms={terms} days={days} month={month} chosen={chosen} onMonth={turn} onChoose={choose} />;
}
/** Taken days are no buttons, nor are those from which the shortest rental would reach them; the arrow keys go from one free day to the next. */
export const RentalDates: StoryObj = {
  render: () => <Dates chosen={{ from: null, to: null }} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: 'samedi 5 décembre' })).toBeNull();
    await expect(page.queryByRole('button', { name: 'mercredi 2 décembre' }), 'its cleaning would reach the 5th').toBeNull();
    page.getByRole('button', { name: 'mardi 8 décembre' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(page.getByRole('button', { name: 'samedi 12 décembre' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByText(/^Du mardi 8 décembre au samedi 12 décembre inclus, 5 jours\. Location : 68,00/)).toBeVisible();
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
