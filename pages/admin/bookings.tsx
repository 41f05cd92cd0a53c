import { BookingsScreen } from '#admin/bookings/bookings-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default BookingsScreen;
