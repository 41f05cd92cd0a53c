import { ReturnsScreen } from '#admin/returns/returns-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default ReturnsScreen;
