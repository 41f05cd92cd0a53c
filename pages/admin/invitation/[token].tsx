import type { GetServerSideProps } from 'next';
import { JoinPage, type JoinPageProps } from '#admin/team/join-page.tsx';
import { invitationProps } from '#web/site/admin-props.ts';

export const getServerSideProps: GetServerSideProps<JoinPageProps> = invitationProps;
export default JoinPage;
