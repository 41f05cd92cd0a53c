export { eraseBookings } from './flows/book-time.ts';
export { bookingRoutes } from './routes.ts';
