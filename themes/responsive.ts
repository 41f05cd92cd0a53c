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
