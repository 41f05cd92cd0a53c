import { MailsScreen } from '#admin/mails-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default MailsScreen;
