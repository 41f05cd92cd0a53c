import { type Api, createApi } from './api.ts';
import { counted } from './loading.ts';
import { pageLocale } from './page-lang.ts';

/** Calls of the page are what its loading bar counts. */
const countedCalls = ({ call }: Api): Api => ({ call: (...asked) => counted(call(...asked)) });

/** The API as the browser reaches it: its own origin, where the cookie and the site are added. Answers are trusted. */
export const browserApi: Api = countedCalls(createApi({ baseUrl: '/api', headers: () => ({ userLang: pageLocale() }) }));

/** The same with every answer checked. The schemas are loaded with the first call: for what machines keep and act upon. */
export const checkedApi: Api = countedCalls(
  createApi({
    baseUrl: '/api',
    headers: () => ({ userLang: pageLocale() }),
    parse: async (key, data) => (await import('./parse.ts')).parseData(key, data),
  }),
);
