import type { GetServerSideProps } from 'next';
import { OrderScreen } from '#admin/order-screen.tsx';
import type { AdminPageProps } from '#admin/shell.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps: GetServerSideProps<AdminPageProps & { id: string }> = async (context) => {
  const result = await adminProps(context);
  if (!('props' in result)) return result;
  return { props: { ...(await result.props), id: String(context.params?.id ?? '') } };
};
export default OrderScreen;
