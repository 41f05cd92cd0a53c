import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const deliveryChoiceStyles = {
  form: style({ display: 'grid', gap: theme.space.xl, maxWidth: theme.measure.narrow }),
  part: style({ display: 'grid', gap: theme.space.l, justifyItems: 'start', '& > fieldset': { width: '100%' } }),
  muted: style({ margin: 0, color: theme.colour.muted }),
  description: style({ display: 'block' }),
  before: style({ display: 'block', color: theme.colour.muted, fontSize: theme.size.small, fontWeight: 400, textAlign: 'end' }),
  ways: style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s }),
  foot: style({ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'center', justifyContent: 'space-between', gap: theme.space.m }),
};
