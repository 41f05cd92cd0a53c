import type { GetServerSideProps } from 'next';

/** The panel opens on the orders. */
export const getServerSideProps: GetServerSideProps = async () => ({ redirect: { destination: '/admin/orders', permanent: false } });

export default function AdminPage() {
  return null;
}
