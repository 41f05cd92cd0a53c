import { ProductsScreen } from '#admin/products/products-screen.tsx';
import { adminProps } from '../_site/admin-props.ts';

export const getServerSideProps = adminProps;
export default ProductsScreen;
