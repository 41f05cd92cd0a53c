import type { GetServerSideProps } from 'next';
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { AdminPageProps } from '#admin/shell.tsx';
import { adminProps } from '#web/site/admin-props.ts';

/** The panel's screens by their address below `/admin/`, each fetched where it is opened. One that names a thing has a file of its own. */
const screens: Readonly<Record<string, ComponentType<AdminPageProps>>> = {
  answers: dynamic(() => import('#admin/inbox/answers-screen.tsx').then(({ AnswersScreen }) => AnswersScreen)),
  bookings: dynamic(() => import('#admin/bookings/bookings-screen.tsx').then(({ BookingsScreen }) => BookingsScreen)),
  mails: dynamic(() => import('#admin/mails-screen.tsx').then(({ MailsScreen }) => MailsScreen)),
  media: dynamic(() => import('#admin/media/media-screen.tsx').then(({ MediaScreen }) => MediaScreen)),
  orders: dynamic(() => import('#admin/orders-screen.tsx').then(({ OrdersScreen }) => OrdersScreen)),
  pages: dynamic(() => import('#admin/pages/pages-screen.tsx').then(({ PagesScreen }) => PagesScreen)),
  parameters: dynamic(() => import('#admin/parameters/parameters-screen.tsx').then(({ ParametersScreen }) => ParametersScreen)),
  payments: dynamic(() => import('#admin/payments/payments-screen.tsx').then(({ PaymentsScreen }) => PaymentsScreen)),
  'payments/books': dynamic(() => import('#admin/payments/books-screen.tsx').then(({ BooksScreen }) => BooksScreen)),
  products: dynamic(() => import('#admin/products/products-screen.tsx').then(({ ProductsScreen }) => ProductsScreen)),
  registrations: dynamic(() => import('#admin/inbox/registrations-screen.tsx').then(({ RegistrationsScreen }) => RegistrationsScreen)),
  returns: dynamic(() => import('#admin/returns/returns-screen.tsx').then(({ ReturnsScreen }) => ReturnsScreen)),
  reviews: dynamic(() => import('#admin/reviews/reviews-screen.tsx').then(({ ReviewsScreen }) => ReviewsScreen)),
  sessions: dynamic(() => import('#admin/sessions/sessions-screen.tsx').then(({ SessionsScreen }) => SessionsScreen)),
  stock: dynamic(() => import('#admin/stock/stock-screen.tsx').then(({ StockScreen }) => StockScreen)),
};

type Props = AdminPageProps & { screen: string };

export const getServerSideProps: GetServerSideProps<Props> = async (context) => {
  const screen = [context.params?.screen ?? []].flat().join('/');
  // The panel opens on the orders.
  if (screen === '') return { redirect: { destination: '/admin/orders', permanent: false } };
  if (!Object.hasOwn(screens, screen)) return { notFound: true };
  const result = await adminProps(context);
  return 'props' in result ? { props: { ...(await result.props), screen } } : result;
};

export default function PanelScreen({ screen, ...props }: Props) {
  const Screen = screens[screen];
  return Screen && <Screen {...props} />;
}
