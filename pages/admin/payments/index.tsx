import { PaymentsScreen } from '#admin/payments/payments-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default PaymentsScreen;
