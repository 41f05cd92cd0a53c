export { askReviews } from './ask-reviews.ts';
export { nameOf } from './confirmation-email.ts';
export { orderMailListeners } from './listeners.ts';
export { noticeReturn, noticeWithdrawal } from './shop-notice.ts';
