import { localHref } from '#client/local-path.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Logo } from '#schemas/site.ts';
import type { LogoProps } from '../../generated/logo.ts';
import { logoOf } from '../../navigation-parts/logo-of.ts';
import { valuesOf } from '../../site-values.ts';

export type LogoData = { logo: Logo | null; siteName: string; homeHref: string };

export async function loadLogo({ ground }: LogoProps, context: LoadContext): Promise<LogoData> {
  const { site } = context;
  return { logo: logoOf(ground, site.logos, valuesOf(context)), siteName: site.name, homeHref: localHref(context, '/') };
}
