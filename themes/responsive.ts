import { breakpoints } from '#schemas/cms/breakpoints.ts';
import type { Responsive } from '#schemas/cms/document.ts';
import type { CSSObject } from './style.ts';

const steps = ['sm', 'md', 'lg', 'xl'] as const;

/**
 * A responsive value as CSS custom properties for an inline style, so that the class that reads them stays one static style.
 * @example <div className={styles.hero} style={responsiveVars('height', node.props.height)} />
 */
export function responsiveVars<T extends string | number>(name: string, value: Responsive<T>): Record<`--${string}`, T> {
  if (typeof value !== 'object') return { [`--${name}`]: value };
  const vars: Record<`--${string}`, T> = { [`--${name}`]: value.base };
  for (const step of steps) {
    const at = value[step];
    if (at !== undefined) vars[`--${name}-${step}`] = at;
  }
  return vars;
}

/**
 * The style that reads those custom properties: each breakpoint falls back to the next smaller one that was given.
 * @example const styles = { hero: style({ display: 'grid' }, responsiveStyle('height', 'minHeight')) };
 */
export function responsiveStyle(name: string, property: keyof CSSObject): CSSObject {
  const rules: CSSObject = { [property]: `var(--${name})` };
  let value = `var(--${name})`;
  for (const step of steps) {
    value = `var(--${name}-${step}, ${value})`;
    rules[`@media (min-width: ${breakpoints[step]}px)`] = { [property]: value };
  }
  return rules;
}

/**
 * A responsive value with every breakpoint filled in, each turned by `turn`. For blocks that may stand inside each other: custom
 * properties are inherited, so that a breakpoint left open would take the outer block's value.
 * @example style={responsiveVars('gap', everyStep(node.props.gap, (name) => gaps[name]))}
 */
export function everyStep<T extends string | number, U extends string | number>(value: Responsive<T>, turn: (value: T) => U) {
  const given: Exclude<Responsive<T>, T> | { base: T } = typeof value === 'object' ? value : { base: value };
  const { base, sm = base, md = sm, lg = md, xl = lg }: { base: T; sm?: T; md?: T; lg?: T; xl?: T } = given;
  return { base: turn(base), sm: turn(sm), md: turn(md), lg: turn(lg), xl: turn(xl) };
}
