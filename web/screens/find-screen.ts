import { messages as siteMessages } from '#messages/generated/web/screens.ts';
import type { Call } from '#renderer/types.ts';
import type { Component } from '#schemas/page.ts';
import type { Lang } from '#schemas/site.ts';
import { log, unlessMissing } from '../api/server-api.ts';
import { companyJsonLd } from '../head/company-json-ld.ts';
import { descriptionOf } from '../head/page-description.ts';
import type { Failed, Found, Screen } from '../model/screen.ts';
import type { Route } from '../routing/routes.ts';
import type { Source } from '../site/source.ts';
import { builtInScreen } from './built-in.ts';
import { contentSheet } from './content-sheet.ts';
import { customizeScreen } from './customize-screen.ts';
import { productSheet } from './product-sheet.ts';

/** Looks up what a route stands for. Rejects when the API does not answer; what it does not know is the error screen. */
export async function screenOf(route: Route | Failed, source: Source, call: Call, lang: Lang): Promise<Found> {
  switch (route.kind) {
    case 'redirect':
      return { redirect: route.to, isPermanent: route.isPermanent };
    case 'not-found':
      return errorOf(404, source, lang);
    case 'failed':
      return errorOf(500, source, lang);
    case 'page': {
      const page = await unlessMissing(source.page(route.id));
      if (!page) return errorOf(404, source, lang);
      return {
        status: 200,
        cms: page.cms,
        data: {},
        head: {
          title: page.title,
          description: descriptionOf(page, source.parameters),
          isIndexed: !route.isFiltered,
          ...(page.type === 'home' && { jsonLd: companyJsonLd(source.parameters, source.site) }),
        },
        listPage: route.listPage,
        hasNotice: page.type === 'home',
      };
    }
    case 'screen': {
      const own = await unlessMissing(source.component(route.component));
      const component = own ?? builtInScreen(route.component, source.parameters, lang);
      if (!component) {
        log.warn({ component: route.component }, 'the site has no such shared component: its address answers 404');
        return errorOf(404, source, lang);
      }
      const screen = fixed(component, { params: route.params });
      const isIndexed = route.isIndexed === true && !route.isFiltered;
      // A page that is not indexed needs no description of its own; shared links show the shop's.
      const description = screen.head.description || (isIndexed ? '' : source.parameters.COMPANY_DESCRIPTION);
      const head = { ...screen.head, description, isIndexed };
      return { ...screen, head, listPage: route.listPage, hasNotice: route.component === 'cart-payment' };
    }
    case 'sheet':
      return (await contentSheet(route, source, call, lang)) ?? errorOf(404, source, lang);
    case 'customize':
      return (await customizeScreen(route, source, call, lang)) ?? errorOf(404, source, lang);
    case 'product':
      return (await productSheet(route, source, call, lang)) ?? errorOf(404, source, lang);
  }
}

const fixed = ({ cms, title, metaDescription }: Component, data: Screen['data']): Screen => ({
  status: 200,
  cms,
  data,
  head: { title, description: metaDescription, isIndexed: false },
});

async function errorOf(status: 404 | 500, source: Source, lang: Lang): Promise<Screen> {
  const message = siteMessages[lang][status === 404 ? 'notFound' : 'error'];
  const component = await unlessMissing(source.component('error'));
  return { status, cms: component?.cms, data: { error: { status, message } }, head: { title: message, description: '', isIndexed: false } };
}
