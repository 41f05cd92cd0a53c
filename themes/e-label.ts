import { plainPageCss } from './plain-page.ts';

/** Styles of the e-label of a wine: those of the plain pages, and a table of figures. */
export const eLabelCss = `${plainPageCss}
main { justify-items: stretch; width: min(100%, 32rem); margin: 0 auto; text-align: start }
h1 { margin: 0 }
h2 { margin: 1.75rem 0 0 }
p { max-width: none; margin: 0.5rem 0 0; color: inherit }
table { width: 100%; margin-top: 0.75rem; border-collapse: collapse }
caption { padding-bottom: 0.5rem; color: var(--quiet); text-align: start }
th, td { padding: 0.5rem 0; border-top: 1px solid var(--rule); font-weight: 400; text-align: start; vertical-align: top }
td, thead th { text-align: end; white-space: nowrap }
tr[data-part] th { padding-inline-start: 1rem }
nav { display: flex; gap: 1rem; margin-top: 1.5rem }
nav a { margin: 0; padding: 0.5rem 0; background: none; color: inherit; text-decoration: underline }
footer { margin-top: 1.75rem; color: var(--quiet) }
`;
