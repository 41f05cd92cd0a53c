import type { CSSProperties } from 'react';
import { renditionUrl } from '#domain/addresses.ts';
import type { Logo } from '#schemas/site.ts';
import { darkScheme, darkScreen } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { ShownLogo } from './logo-of.ts';

/** The header says which of two logos shows: see its styles. */
const inFlow = style({ display: 'var(--logo-in-flow, block)' });
const onTop = style({ display: 'var(--logo-on-top, none)' });
/** Removes the boxes around the logo, so that its image gets the picture's height. */
const boxless = style({ display: 'contents' });
/** A logo of which there is no light one keeps a light ground. */
const plated = style({ [darkScheme]: { padding: '0.35em 0.6em', borderRadius: theme.radius.s, background: 'var(--plate)' } });

type SiteLogoProps = {
  logo: ShownLogo | null;
  logoOnTop?: ShownLogo | null;
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

/** Browsers load only the version for their colour scheme, if there is one for dark screens. */
function Drawn({ logo, className, isLate }: { logo: ShownLogo; className?: string; isLate: boolean }) {
  const { dark, plate } = logo;
  // Low: else React has it fetched before the page's first picture.
  const loading = isLate ? ({ loading: 'lazy' } as const) : ({ fetchPriority: 'low' } as const);
  const img = { src: addressOf(logo), alt: '', width: logo.width, height: logo.height, decoding: 'async', ...loading } as const;
  if (dark)
    return (
      <picture className={boxless}>
        <source media={darkScreen} srcSet={addressOf(dark)} width={dark.width} height={dark.height} />
        <img className={className} {...img} alt="" />
      </picture>
    );
  if (plate)
    return <img {...img} alt="" className={className ? `${className} ${plated}` : plated} style={{ '--plate': plate } as CSSProperties} />;
  return <img className={className} {...img} alt="" />;
}

const addressOf = ({ filename, onlineImage: { url } }: Logo): string =>
  /\.svg$/i.test(filename) ? `${url}.svg` : renditionUrl(url, 640, 'webp');
