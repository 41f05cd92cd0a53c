import { ParametersScreen } from '#admin/parameters/parameters-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default ParametersScreen;
