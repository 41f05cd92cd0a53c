import { localPath } from '#client/local-path.ts';
import { messages } from '#messages/generated/web/screens.ts';
import { type Lang, toLang } from '#schemas/site.ts';
import { fontPreload } from '#themes/fonts.ts';
import { minifyCss } from '#themes/minify-css.ts';
import { resolvedFonts } from '#themes/resolved-fonts.ts';
import { globalCss, toStyleSheet } from '#themes/style-sheet.ts';
import { nameOfText } from '../files/page-files.ts';
import { originOf } from '../head/site-origin.ts';
import type { PageHead, ThemeHead } from '../model/page-props.ts';
import type { Screen } from '../model/screen.ts';
import { manifestPath } from '../routing/manifest-path.ts';
import { listPageQuery } from '../routing/routes.ts';
import { readCode } from '../security/custom-code.ts';
import type { Source } from '../site/source.ts';

/**
 * Builds the `<head>` data of the page at `path` from its screen, with its address in each language. Each page of a listing has an address
 * and a title of its own.
 */
export function headOf(
  { head, status, listPage }: Screen,
  { site }: Source,
  path: string,
  lang: Lang,
): Omit<PageHead, 'pictures' | 'feeds'> {
  const origin = status === 200 ? originOf(site) : '';
  const address = listPage ? `${path}?${listPageQuery}=${listPage}` : path;
  const addressIn = (other: Lang) => origin + localPath({ site, lang: other }, address);
  const title = listPage ? messages[lang].listPage({ title: head.title, page: listPage }) : head.title;
  const languages = site.languages.filter(({ isValid }) => isValid).map(({ code }) => toLang(code));
  return {
    canonical: origin ? addressIn(lang) : null,
    alternates: origin && languages.length > 1 ? languages.map((other) => ({ lang: other, href: addressIn(other) })) : [],
    image: null,
    jsonLd: null,
    ...head,
    title: title.includes(site.name) ? title : `${title} · ${site.name}`,
  };
}

/** The theme of each source, the same for all of its pages. */
const themes = new WeakMap<Source, Omit<ThemeHead, 'code' | 'isInline' | 'manifest'>>();

/** The theme of a site as CSS, with the code that its owner added and its manifest in a language; without her scripts where `hasScripts` says so. */
export function themeOf(source: Source, hasScripts: boolean, lang: Lang): Omit<ThemeHead, 'isInline'> {
  const { site, families, parameters } = source;
  const favicon = site.logos.find(({ type }) => type === 'LOGO_FAVICON');
  const css = themes.get(source)?.css ?? minifyCss(toStyleSheet(parameters, site.fonts, families));
  const theme = themes.get(source) ?? {
    css,
    name: nameOfText(css),
    globalCss: globalCss(parameters),
    fontPreload: fontPreload(resolvedFonts(parameters, site.fonts, families)),
    favicon: favicon ? `${favicon.onlineImage.url}-160.png` : null,
  };
  themes.set(source, theme);
  return { ...theme, manifest: localPath({ site, lang }, manifestPath), code: readCode(parameters, { hasScripts }) };
}
