import { OrdersScreen } from '#admin/orders-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default OrdersScreen;
