import type { NextApiRequest, NextApiResponse } from 'next';
import { localPath } from '#client/local-path.ts';
import { iconUrl } from '#domain/addresses.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import { iconFrames, iconSizes } from '#schemas/renditions.ts';
import { type SiteInfo, toLang } from '#schemas/site.ts';
import { localeOf } from '../routing/locale-of.ts';
import { manifestPath } from '../routing/manifest-path.ts';
import { sourceOf } from '../site/source.ts';
import { answerText, notFound } from './answer-text.ts';

/** Answers `/manifest.webmanifest`, with a language in front where pages have one. proxy.tsx sends it here. */
export async function answerManifest(request: NextApiRequest, response: NextApiResponse, requested: string): Promise<void> {
  await answerText(request, response, 'application/manifest+json', async (info) => {
    const { locale, path } = localeOf(requested, info);
    if (path !== manifestPath) throw notFound('manifest');
    const { parameters } = await sourceOf(String(info.version), locale);
    return JSON.stringify(buildManifest(info, parameters, locale));
  });
}

/** Builds the web manifest (w3.org/TR/appmanifest) of a site in a language: what a device shows that keeps the shop among its apps. */
export function buildManifest(site: SiteInfo, values: ParameterValues, locale: string) {
  const lang = toLang(locale);
  const start = localPath({ site, lang }, '/');
  const favicon = site.logos.find(({ type }) => type === 'LOGO_FAVICON');
  return {
    id: start,
    name: site.name,
    // Names longer than this are cut under an icon.
    ...(site.name.length <= 12 && { short_name: site.name }),
    ...(values.COMPANY_DESCRIPTION && { description: values.COMPANY_DESCRIPTION }),
    lang: locale.replace('_', '-'),
    dir: 'ltr',
    start_url: start,
    scope: '/',
    // The address bar stays: payment pages of others are trusted by it.
    display: 'minimal-ui',
    background_color: values.BACKGROUND_COLOR,
    theme_color: values.HEADER_BACKGROUND_COLOR || values.BACKGROUND_COLOR,
    icons: favicon
      ? iconFrames.flatMap((purpose) =>
          iconSizes.map((size) => ({
            src: iconUrl(favicon.onlineImage.url, size, purpose),
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
        )
      : [],
  };
}
