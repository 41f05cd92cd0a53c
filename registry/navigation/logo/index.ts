import { localHref } from '#client/local-path.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { LogoProps } from '#registry/generated/logo.ts';
import type { LoadContext } from '#renderer/types.ts';
import { type ShownLogo, shownLogoOf } from '../site/logo-of.ts';

export type LogoData = { logo: ShownLogo | null; siteName: string; homeHref: string };

async function loadLogo({ ground }: LogoProps, context: LoadContext): Promise<LogoData> {
  const { site } = context;
  return { logo: shownLogoOf(ground, site.logos, context.parameters), siteName: site.name, homeHref: localHref(context, '/') };
}

export const code = defineBlockCode<LogoProps, LogoData>({
  load: loadLogo,
});
