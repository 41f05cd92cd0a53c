import type { ReactNode } from 'react';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export type BadgeTone = 'plain' | 'accent' | 'sale' | 'quiet';

const base: CSSObject = {
  display: 'inline-block',
  padding: '0.2em 0.7em 0.28em',
  borderRadius: theme.radius.pill,
  fontFamily: theme.font.menu,
  fontSize: theme.size.caption,
  fontWeight: theme.weight.menu,
  letterSpacing: '0.05em',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
};
const tones: Record<BadgeTone, string> = {
  plain: style(base, { background: theme.colour.surface, color: theme.colour.heading }),
  accent: style(base, { background: theme.colour.accent, color: theme.colour.onAccent }),
  sale: style(base, { background: theme.colour.sale, color: theme.colour.onSale }),
  quiet: style(base, { paddingInline: 0, color: theme.colour.accentInk }),
};

/** A short label on a picture or beside a name. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={tones[tone]}>{children}</span>;
}
