import { ReviewsScreen } from '#admin/reviews/reviews-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default ReviewsScreen;
