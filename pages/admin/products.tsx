import { ProductsScreen } from '#admin/products/products-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default ProductsScreen;
