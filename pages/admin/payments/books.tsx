import { BooksScreen } from '#admin/payments/books-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default BooksScreen;
