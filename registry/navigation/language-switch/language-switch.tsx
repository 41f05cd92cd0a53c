import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/navigation/language-switch.ts';
import type { LanguageSwitchProps } from '#registry/generated/language-switch.ts';
import { caps } from '#registry/page/layout/frame.ts';
import { placeInRow } from '#registry/page/layout/layout-styles.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { LanguageLinks } from '../site/language-links.tsx';
import type { LanguageSwitchData } from './index.ts';

const links = style(caps, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xs,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    paddingInline: theme.space.s,
    borderRadius: theme.radius.s,
    textDecoration: 'none',
  },
  '& a:hover': { background: theme.colour.tint },
  '& a[aria-current]': { boxShadow: `inset 0 0 0 1px ${theme.colour.ruleStrong}` },
});

/** Nothing on a site with one language. */
export function LanguageSwitch({ node }: BlockProps<LanguageSwitchProps, LanguageSwitchData>) {
  const messages = useMessages(allMessages);
  const { languages } = node.data;
  if (languages.length === 0) return null;
  return (
    <div className={placeInRow[node.props.align]}>
      <LanguageLinks links={languages} label={messages.languages} className={links} />
    </div>
  );
}
export default LanguageSwitch;
