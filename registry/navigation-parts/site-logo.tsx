import type { Logo } from '#schemas/site.ts';
import { style } from '#themes/style.ts';

/** The header says which of two logos shows: see its styles. */
const inFlow = style({ display: 'var(--logo-in-flow, block)' });
const onTop = style({ display: 'var(--logo-on-top, none)' });

type SiteLogoProps = { logo: Logo | null; logoOnTop?: Logo | null; siteName: string; className: string };

/** The site's logo, as drawn where it is a drawing; its name in letters when there is none. The link around it names it. */
export function SiteLogo({ logo, logoOnTop, siteName, className }: SiteLogoProps) {
  if (!logo) return <span className={className}>{siteName}</span>;
  if (!logoOnTop) return <Drawn logo={logo} />;
  return (
    <>
      <Drawn logo={logo} className={inFlow} />
      <Drawn logo={logoOnTop} className={onTop} />
    </>
  );
}

function Drawn({ logo, className }: { logo: Logo; className?: string }) {
  const isDrawing = /\.svg$/i.test(logo.filename);
  const src = isDrawing ? `${logo.onlineImage.url}.svg` : `${logo.onlineImage.url}-640.webp`;
  // biome-ignore lint/performance/noImgElement: a drawing of a few KB, the same in every width
  return <img className={className} src={src} alt="" width={logo.width} height={logo.height} decoding="async" />;
}
