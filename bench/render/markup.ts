import { createElement, type ReactNode } from 'react';
import { style } from '../../themes/style.ts';

const styles = {
  section: { calm: style({ padding: '2rem' }), loud: style({ padding: '4rem', background: 'var(--colour-tint)' }) },
  card: { calm: style({ border: '1px solid var(--colour-rule)' }), loud: style({ border: '2px solid var(--colour-primary)' }) },
  text: { calm: style({ color: 'var(--colour-ink)' }), loud: style({ color: 'var(--colour-primary)', fontWeight: 700 }) },
};

type Props = { text: string; tone: 'calm' | 'loud' };

/** HTML of each block: the same for every program that is measured. */
export const section = ({ text, tone }: Props, children: ReactNode): ReactNode =>
  createElement('section', { className: styles.section[tone], 'aria-label': text }, children);
export const card = ({ text, tone }: Props, children: ReactNode): ReactNode =>
  createElement('div', { className: styles.card[tone] }, createElement('h3', null, text), children);
export const text = ({ text: content, tone }: Props): ReactNode => createElement('p', { className: styles.text[tone] }, content);
