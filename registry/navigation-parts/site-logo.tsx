import type { Logo } from '#schemas/site.ts';

type SiteLogoProps = { logo: Logo | null; siteName: string; className: string };

/** The site's logo, as drawn where it is a drawing; its name in letters when there is none. The link around it names it. */
export function SiteLogo({ logo, siteName, className }: SiteLogoProps) {
  if (!logo) return <span className={className}>{siteName}</span>;
  const isDrawing = /\.svg$/i.test(logo.filename);
  const src = isDrawing ? `${logo.onlineImage.url}.svg` : `${logo.onlineImage.url}-640.webp`;
  // biome-ignore lint/performance/noImgElement: a drawing of a few KB, the same in every width
  return <img src={src} alt="" width={logo.width} height={logo.height} decoding="async" />;
}
