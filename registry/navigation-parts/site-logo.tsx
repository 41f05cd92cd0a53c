import type { Logo } from '#schemas/site.ts';
import { style } from '#themes/style.ts';

/** The header says which of two logos shows: see its styles. */
const inFlow = style({ display: 'var(--logo-in-flow, block)' });
const onTop = style({ display: 'var(--logo-on-top, none)' });

type SiteLogoProps = {
  logo: Logo | null;
  logoOnTop?: Logo | null;
  siteName: string;
  className: string /** At the foot of a page: fetched when it comes near. */;
  isLate?: boolean;
};

/** The site's logo, as drawn where it is a drawing; its name in letters when there is none. The link around it names it. */
export function SiteLogo({ logo, logoOnTop, siteName, className, isLate = false }: SiteLogoProps) {
  if (!logo) return <span className={className}>{siteName}</span>;
  if (!logoOnTop) return <Drawn logo={logo} isLate={isLate} />;
  return (
    <>
      <Drawn logo={logo} className={inFlow} isLate={isLate} />
      <Drawn logo={logoOnTop} className={onTop} isLate={isLate} />
    </>
  );
}

function Drawn({ logo, className, isLate }: { logo: Logo; className?: string; isLate: boolean }) {
  const isDrawing = /\.svg$/i.test(logo.filename);
  const src = isDrawing ? `${logo.onlineImage.url}.svg` : `${logo.onlineImage.url}-640.webp`;
  // Low: else React has it fetched before the page's first picture.
  const loading = isLate ? ({ loading: 'lazy' } as const) : ({ fetchPriority: 'low' } as const);
  return <img className={className} src={src} alt="" width={logo.width} height={logo.height} decoding="async" {...loading} />;
}
