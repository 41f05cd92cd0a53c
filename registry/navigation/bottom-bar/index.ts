import { defineBlockCode } from '#registry/define-block.ts';
import type { BottomBarProps } from '#registry/generated/bottom-bar.ts';
import type { LoadContext } from '#renderer/types.ts';
import { type LegalLink, legalLinks } from '../site/legal-links.ts';
import { type SiteCredit, siteCredit } from '../site/site-credit.ts';

export type BottomBarData = {
  owner: string;
  /** `2014–2026`, or the year alone. */
  years: string;
  legal: LegalLink[];
  credit: SiteCredit | null;
};

/** The year is that in which the page was made: a cached page is made anew at the next change of the site. */
async function loadBottomBar({ owner, since, showLegal, showCredit }: BottomBarProps, context: LoadContext): Promise<BottomBarData> {
  const year = new Date().getUTCFullYear();
  return {
    owner: owner || context.site.name,
    years: since && since < year ? `${since}–${year}` : `${year}`,
    legal: showLegal ? legalLinks(context) : [],
    credit: showCredit ? siteCredit(context.parameters) : null,
  };
}

export const code = defineBlockCode<BottomBarProps, BottomBarData>({
  load: loadBottomBar,
});
