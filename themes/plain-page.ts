/**
 * Styles of the pages that stand for themselves, when nothing can be read of the site, its look neither: colours of its own on paper,
 * light or dark as the browser prefers, and fonts that every machine has.
 */
export const plainPageCss = `
:root { color-scheme: light dark; --paper: #faf7f1; --ink: #2e2a25; --quiet: #6a6158; --rule: #d8cfc1; --accent: #5b4636; --on-accent: #fffdf9 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1a17; --ink: #f1ebe2; --quiet: #b8ada0; --rule: #4a423a; --accent: #e2cdb4; --on-accent: #1d1a17 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif }
main { display: grid; place-content: center; justify-items: center; min-height: 100vh; min-height: 100svh; padding: 2.5rem 1.5rem; text-align: center }
svg { width: 6.5rem; height: auto; color: var(--accent) }
h1, h2 { max-width: 22ch; margin: 0 auto; font-family: Georgia, 'Times New Roman', serif; font-weight: 400; line-height: 1.2; text-wrap: balance }
h1 { margin-top: 1.75rem; font-size: clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem) }
h2 { font-size: 1.375rem }
p { max-width: 44ch; margin: 0.75rem auto 0; color: var(--quiet); text-wrap: balance }
a { display: inline-block; margin-top: 1.5rem; padding: 0.75rem 1.75rem; border-radius: 2px; background: var(--accent); color: var(--on-accent); text-decoration: none }
a:hover { text-decoration: underline; text-underline-offset: 0.2em }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
section + section { margin-top: 2.5rem; padding-top: 2rem; border-top: 1px solid var(--rule); width: min(100%, 26rem) }
section + section a { margin-top: 1rem; padding: 0.625rem 0; background: none; color: inherit; text-decoration: underline; text-underline-offset: 0.2em }
`;
