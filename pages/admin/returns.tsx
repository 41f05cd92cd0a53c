import { ReturnsScreen } from '#admin/returns/returns-screen.tsx';
import { adminProps } from '../_site/admin-props.ts';

export const getServerSideProps = adminProps;
export default ReturnsScreen;
