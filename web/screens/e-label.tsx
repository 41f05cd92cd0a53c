import type { NextApiRequest, NextApiResponse } from 'next';
import { localPath } from '#client/local-path.ts';
import { eLabelPath, findWineLabel } from '#domain/wine-label.ts';
import { type Lang, type SiteInfo, toLang } from '#schemas/site.ts';
import { serverCall, unlessMissing } from '../api/server-api.ts';
import { parseELabel } from '../routing/e-label-route.ts';
import { localeOf } from '../routing/locale-of.ts';
import { currentSite } from '../site/current-site.ts';
import { sourceOf } from '../site/source.ts';
import { renderELabel } from './e-label-page.tsx';
import { plainPage } from './plain-page.ts';

const maxAgeSeconds = 300;
/** No script runs and nothing but the site's icon is fetched, whatever the site's settings load elsewhere. */
const policy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Answers the e-label of a bottle as a page of its own; 404 for a bottle without a label. proxy.tsx sends it here. */
export async function answerELabel(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { info } = await currentSite();
  const { locale, path } = localeOf([request.query.path].flat()[0] ?? '', info);
  const lang = toLang(locale);
  const page = await renderLabel(path, info, { locale, lang });
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', policy).setHeader('X-Robots-Tag', 'noindex').setHeader('Referrer-Policy', 'no-referrer');
  if (page === undefined) return void response.status(404).setHeader('Cache-Control', 'no-cache').send(plainPage('notFound', lang));
  response.status(200).setHeader('Cache-Control', `public, max-age=${maxAgeSeconds}`).send(page);
}

type Language = { locale: string; lang: Lang };

async function renderLabel(path: string, site: SiteInfo, { locale, lang }: Language): Promise<string | undefined> {
  const idDeclination = parseELabel(path);
  if (idDeclination === undefined) return undefined;
  const call = serverCall(locale);
  const product = await unlessMissing(call('GET /product/declination/{idDeclination}', { params: { idDeclination } }));
  const bottle = product?.declination.find(({ id }) => id === idDeclination);
  const label = product && bottle && findWineLabel(bottle, product.declination);
  if (!label) return undefined;
  const { parameters } = await sourceOf(String(site.version), locale);
  const others = site.languages
    .filter(({ isValid, code }) => isValid && toLang(code) !== lang)
    .map(({ code }) => {
      const other = toLang(code);
      const name = new Intl.DisplayNames([other], { type: 'language' }).of(other) ?? other;
      return { lang: other, name, href: localPath({ site, lang: other }, eLabelPath(idDeclination)) };
    });
  const operator = parameters.COMPANY_LEGAL_NAME || parameters.COMPANY_NAME;
  return renderELabel({ lang, product, bottle, label, operator, others });
}
