import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;

export const dynamicFormStyles = {
  box: style({ display: 'grid', gap: space.m, maxWidth: theme.measure.narrow }),
  title: style({ fontSize: size.h3 }),
  text: style({ maxWidth: theme.measure.text }),
  form: style({ position: 'relative', display: 'grid', gap: space.l }),
  faults: style({ margin: 0, paddingInlineStart: '1.2em', '& a': { color: 'inherit' } }),
  submit: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m }),
  progress: style({ flex: '1 1 8rem', maxWidth: '14rem', height: '0.4rem', accentColor: colour.accent }),
  note: style({ fontSize: size.small, color: colour.muted, lineHeight: theme.leading.snug }),
};
