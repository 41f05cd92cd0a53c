import { readArticleTexts } from '#backend/content/publishing/index.ts';
import { toLang } from '#schemas/site.ts';
import { changeKinds } from '#schemas/site-changes.ts';
import { searchTexts } from './keep-texts.ts';

/** The articles of a site that a search finds, the best first and of equals the newest; also those that are not published yet. */
export const findArticles = searchTexts({
  read: readArticleTexts,
  textsOf: ({ translations, ...own }) =>
    [[undefined, own] as const, ...Object.entries(translations).map(([locale, texts]) => [toLang(locale), texts] as const)].flatMap(
      ([language, texts]) => [
        { ...(language && { language }), field: 'name' as const, text: texts?.title ?? '' },
        { ...(language && { language }), field: 'text' as const, text: `${texts?.excerpt ?? ''} ${texts?.html ?? ''}` },
      ],
    ),
  changes: [changeKinds.content],
});
