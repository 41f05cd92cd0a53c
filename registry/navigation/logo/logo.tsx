import type { CSSProperties } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/navigation/logo.ts';
import type { LogoProps } from '#registry/generated/logo.ts';
import { placeInRow } from '#registry/page/layout/layout-styles.ts';
import type { BlockProps } from '#renderer/types.ts';
import { everyStep, responsiveStyle, responsiveVars } from '#themes/responsive.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { SiteLogo } from '../site/site-logo.tsx';
import type { LogoData } from './index.ts';

const holder = style(responsiveStyle('logo', 'height'), {
  display: 'flex',
  alignItems: 'center',
  color: theme.colour.heading,
  textDecoration: 'none',
  '& img': { height: '100%', width: 'auto', maxWidth: '100%', objectFit: 'contain' },
});
const wordmark = style({ fontFamily: theme.font.title, fontSize: theme.size.h3 });

export function Logo({ node }: BlockProps<LogoProps, LogoData>) {
  const messages = useMessages(allMessages);
  const { height, linked, align } = node.props;
  const { logo, siteName, homeHref } = node.data;
  const heights = responsiveVars(
    'logo',
    everyStep(height, (pixels) => `${pixels}px`),
  ) as CSSProperties;
  const drawn = <SiteLogo logo={logo} siteName={siteName} className={wordmark} />;
  return (
    <div className={placeInRow[align]} style={heights}>
      {linked ? (
        <a className={holder} href={homeHref} aria-label={messages.home({ name: siteName })}>
          {drawn}
        </a>
      ) : (
        <div className={holder}>
          {drawn}
          {logo && <span className={visuallyHidden}>{siteName}</span>}
        </div>
      )}
    </div>
  );
}
export default Logo;
