import type { Comparison, Rule } from '#schemas/cms/document.ts';
import { isObject, readPath } from './value.ts';

/** Deepest nesting of a rule. */
const maxDepth = 16;

const comparisons = ['eq', 'df', 'lt', 'lte', 'gt', 'gte', 'in'] as const;
type Operator = (typeof comparisons)[number];

/** Returns whether a value is a rule: one known operator with valid operands. */
export function isRule(value: unknown, depth = 0): value is Rule {
  if (!isObject(value) || depth > maxDepth) return false;
  const [operator, ...others] = Object.keys(value);
  if (operator === undefined || others.length > 0) return false;
  const operand = value[operator];
  if (operator === 'and' || operator === 'or') return Array.isArray(operand) && operand.every((rule) => isRule(rule, depth + 1));
  if (operator === 'not') return isRule(operand, depth + 1);
  if (operator === 'empty') return typeof operand === 'string';
  return comparisons.includes(operator as Operator) && isComparison(operand);
}

const isComparison = (value: unknown): value is Comparison =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && (isLiteral(value[1]) || isList(value[1]));
const isLiteral = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value);
const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number');

/** Returns whether a path reads data of the person, which a cached page must not contain. */
export const namesUser = (path: string): boolean => path === 'user' || path.startsWith('user.');

/**
 * Decides a rule. `undefined`: it hangs on the person, whom the context does not hold (no `user` key).
 * Times are compared as ISO text; a missing value equals null and is never greater or less.
 */
export function decide(rule: Rule, context: object): boolean | undefined {
  if ('and' in rule) return conjunction(rule.and, context, false);
  if ('or' in rule) return conjunction(rule.or, context, true);
  if ('not' in rule) {
    const inner = decide(rule.not, context);
    return inner === undefined ? undefined : !inner;
  }
  const [operator, operand] = Object.entries(rule)[0] as ['empty', string] | [Operator, Comparison];
  const path = operator === 'empty' ? operand : operand[0];
  if (namesUser(path) && !Object.hasOwn(context, 'user')) return undefined;
  const value = readPath(context, path) ?? null;
  return operator === 'empty' ? isEmpty(value) : compare(operator, value, operand[1]);
}

/** `and` stops at the first false, `or` at the first true; what stays open leaves the whole open. */
function conjunction(rules: readonly Rule[], context: object, stop: boolean): boolean | undefined {
  let result: boolean | undefined = !stop;
  for (const rule of rules) {
    const decided = decide(rule, context);
    if (decided === stop) return stop;
    if (decided === undefined) result = undefined;
  }
  return result;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

function compare(operator: Operator, value: unknown, expected: Comparison[1]): boolean {
  if (operator === 'in') return Array.isArray(expected) && (Array.isArray(value) ? value : [value]).some((item) => expected.includes(item));
  if (operator === 'eq') return value === expected;
  if (operator === 'df') return value !== expected;
  const order = orderOf(value, expected);
  if (order === undefined) return false;
  if (operator === 'lt') return order < 0;
  if (operator === 'lte') return order <= 0;
  return operator === 'gt' ? order > 0 : order >= 0;
}

function orderOf(a: unknown, b: unknown): number | undefined {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  return undefined;
}

/** Returns whether a rule reads the clock: a page with it must be rendered again from time to time. */
export function namesNow(rule: Rule): boolean {
  if ('and' in rule) return rule.and.some(namesNow);
  if ('or' in rule) return rule.or.some(namesNow);
  if ('not' in rule) return namesNow(rule.not);
  const path = 'empty' in rule ? rule.empty : Object.values(rule)[0]?.[0];
  return path === 'now';
}
