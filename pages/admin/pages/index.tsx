import { PagesScreen } from '#admin/pages/pages-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default PagesScreen;
