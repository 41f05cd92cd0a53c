export { readArticleTexts, readFoundArticles } from './article-texts.ts';
export { blogRoutes } from './blog-routes.ts';
export { endByAddress, forgetUnconfirmed, hasNewsletter, needNewsletter, subscribe, subscribeWithin } from './newsletter.ts';
export { listOffered, readLists } from './newsletter-lists.ts';
export { publishingRoutes } from './routes.ts';
