import { style } from '#themes/style.ts';

/** A preset's card in the preset's own colours and fonts, handed over as custom properties. */
export const presetStyles = {
  sample: style({
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'center',
    gap: '0.4rem',
    minHeight: '9.5rem',
    padding: '1.2rem 1.2rem 1.9rem',
    background: 'linear-gradient(var(--head) 1.1rem, var(--ground) 0)',
  }),
  title: style({
    color: 'var(--heading)',
    fontFamily: 'var(--title)',
    fontSize: '1.7rem',
    fontWeight: 'var(--title-weight)',
    fontStyle: 'var(--title-style)',
    textTransform: 'var(--title-case)' as 'none',
    lineHeight: 1.15,
  }),
  text: style({ color: 'var(--ink)', fontFamily: 'var(--text)', fontSize: '0.9rem' }),
  button: style({
    padding: '0.3rem 0.9rem',
    borderRadius: 'var(--radius)',
    background: 'var(--button)',
    color: 'var(--on-button)',
    fontFamily: 'var(--text)',
    fontSize: '0.8rem',
  }),
  footer: style({ position: 'absolute', inset: 'auto 0 0', height: '0.7rem', background: 'var(--footer)' }),
};
