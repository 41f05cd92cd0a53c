import { RegistrationsScreen } from '#admin/inbox/registrations-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default RegistrationsScreen;
