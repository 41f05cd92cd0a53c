export { readArticleTexts, readFoundArticles } from './article-texts.ts';
export { blogRoutes } from './blog-routes.ts';
export { forgetUnconfirmed, needNewsletter, subscribe } from './newsletter.ts';
export { publishingRoutes } from './routes.ts';
