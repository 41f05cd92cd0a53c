import { AnswersScreen } from '#admin/inbox/answers-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default AnswersScreen;
