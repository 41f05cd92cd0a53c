import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;

export const formFieldStyles = {
  choices: style({ border: 0, margin: 0, padding: 0, minWidth: 0, display: 'grid' }),
  legend: style({ padding: 0, fontWeight: theme.weight.menu, lineHeight: 1.3 }),
  file: style({
    '& input::file-selector-button': {
      minHeight: '2rem',
      marginInlineEnd: space.s,
      padding: `0.2rem ${space.s}`,
      border: `1px solid ${colour.ruleStrong}`,
      borderRadius: theme.radius.s,
      background: colour.tint,
      color: colour.ink,
      font: 'inherit',
      fontSize: size.small,
      cursor: 'pointer',
    },
  }),
};
