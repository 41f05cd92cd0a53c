import { StockScreen } from '#admin/stock/stock-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default StockScreen;
