import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BookingView } from '#registry/content/service-booking/booking-view.tsx';
import conf from '#registry/content/service-booking/conf.schema.json';
import { code } from '#registry/content/service-booking/index.ts';
import { OwnBookingView, type OwnBookingViewProps } from '#registry/content/service-booking/own-booking-view.tsx';
import { ServiceBooking } from '#registry/content/service-booking/service-booking.tsx';
import type { OwnBooking as OwnBookingEntity } from '#schemas/booking.ts';
import { blockStory } from '../samples/block-story.tsx';
import { allServices } from '../samples/publishing.ts';

const time = (from: string, to: string, remaining = 1) => ({ from, to, remaining });
const days = [
  { date: '2026-11-26', times: [time('10:00', '10:45', 0), time('10:45', '11:30', 0)] },
  { date: '2026-11-27', times: [time('10:00', '10:45', 0), time('10:45', '11:30'), time('11:30', '12:15')] },
  { date: '2026-12-04', times: [time('10:00', '10:45')] },
];
const calendar = { status: 'ready', days, retry: fn() } as const;

const meta = {
  component: BookingView,
  args: {
    calendar,
    maxSeats: 1,
    known: null,
    privacyUrl: '/privacy-policy',
    email: 'bonjour@example.test',
    phone: '02 51 00 00 00',
    status: 'idle',
    failure: null,
    onSend: fn(),
  },
} satisfies Meta<typeof BookingView>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, hour = /10\sh\s45/): Promise<void> {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: /^vendredi 27 novembre 2026/ }));
  await userEvent.click(page.getByRole('radio', { name: hour }));
}

/** Days without a place cannot be picked, nor full times; the arrow keys go from day to day. */
export const Calendar: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const full = await page.findByRole('button', { name: /^jeudi 26 novembre 2026/ });
    await expect(full).toHaveAttribute('aria-disabled', 'true');
    page.getByRole('button', { name: /^vendredi 27 novembre 2026/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('radio', { name: /de 10\sh à 10\sh\s45/ })).toBeDisabled();
    await expect(page.getByRole('radio', { name: /de 10\sh\s45 à/ })).toBeEnabled();
  },
};

/** A missing value is reported at its field, which gets the focus. A complete booking is sent once, with the chosen time. */
export const Booking: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await choose(canvasElement, /de 10\sh\s45 à/);
    const submit = page.getByRole('button', { name: 'Réserver' });
    await userEvent.click(submit);
    await waitFor(() => expect(page.getByLabelText('Votre nom')).toHaveFocus());
    await expect(page.getByText('Indiquez votre téléphone.')).toBeVisible();
    await userEvent.type(page.getByLabelText('Votre nom'), 'Marie Petit');
    await userEvent.type(page.getByLabelText('Votre adresse e-mail'), 'marie@exemple.fr');
    await userEvent.type(page.getByLabelText('Votre téléphone'), '0612345678');
    await userEvent.click(submit);
    await expect(args.onSend).toHaveBeenCalledWith({
      ...{ date: '2026-11-27', from: '10:45', name: 'Marie Petit', email: 'marie@exemple.fr', phone: '0612345678' },
      ...{ message: '', seats: 1, website: '' },
    });
  },
};
export const SignedIn: Story = {
  args: { known: { name: 'Aline Roy', email: 'aline@exemple.fr', phone: '0612345678' } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /de 10\sh\s45 à/);
    await expect(within(canvasElement).getByLabelText('Votre adresse e-mail')).toHaveValue('aline@exemple.fr');
  },
};
export const SeveralPlaces: Story = {
  args: {
    maxSeats: 6,
    calendar: { ...calendar, days: [{ date: '2026-11-27', times: [time('10:45', '11:30', 4), time('15:00', '16:00', 1)] }] },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /de 10\sh\s45 à/);
    await expect(within(canvasElement).getByLabelText('Nombre de places')).toHaveTextContent('4 places');
  },
};
/** The time was taken while the form was filled in: it says so, and what was typed stays. */
export const TakenMeanwhile: Story = {
  args: { failure: { status: 409, message: 'Cet horaire vient d’être pris.', fieldErrors: [] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Cet horaire n’est plus libre')).toBeVisible();
    await choose(canvasElement, /de 11\sh\s30 à/);
    await expect(page.getByText('Vous venez vendredi 27 novembre, de 11 h 30 à 12 h 15.')).toBeVisible();
  },
};
export const Refused: Story = {
  args: {
    failure: { status: 422, message: '', fieldErrors: [{ key: 'email', error: 'Un rendez-vous est déjà pris avec cette adresse.' }] },
  },
  play: ({ canvasElement }) => choose(canvasElement, /de 10\sh\s45 à/),
};
export const NoAnswer: Story = {
  args: { failure: { status: 0, message: '', fieldErrors: [] } },
  play: ({ canvasElement }) => choose(canvasElement, /de 10\sh\s45 à/),
};
export const Full: Story = { args: { calendar: { ...calendar, days: days.slice(0, 1) } } };
export const Loading: Story = { args: { calendar: { ...calendar, status: 'loading' } } };
export const Failed: Story = { args: { calendar: { ...calendar, status: 'error' } } };

const own: OwnBookingViewProps & { booking: OwnBookingEntity } = {
  booking: { title: 'Les couleurs', startsAt: '2026-11-27T09:45:00.000Z', endsAt: '2026-11-27T10:30:00.000Z', seats: 2, state: 'booked' },
  refusal: null,
  status: 'idle',
  failure: null,
  onRetry: () => undefined,
  onCancel: () => undefined,
  onAgain: () => undefined,
};
export const OwnBooking: Story = { render: () => <OwnBookingView {...own} /> };
export const Cancelled: Story = {
  render: () => <OwnBookingView {...own} status="success" booking={{ ...own.booking, state: 'cancelled' }} />,
};
export const Over: Story = { render: () => <OwnBookingView {...own} booking={{ ...own.booking, state: 'over' }} /> };
export const CutLink: Story = {
  render: () => (
    <OwnBookingView {...own} booking={undefined} refusal="Ce lien n’est pas complet. Copiez-le en entier depuis votre e-mail." />
  ),
};

/** The block itself, as a page places it, before anything has answered. */
export const OnItsSheet = blockStory({ code, Component: ServiceBooking, conf }, 0, {
  context: { data: { service: { ...allServices[0], bookingSeats: 1 } } },
});
