import { above, below, between, forcedColours, hover, reducedMotion } from './media.ts';
import { theme } from './theme.ts';

const { colour, font, leading, site, size, space, tracking, weight } = theme;

/**
 * The reset and what plain elements look like. Small: everything else belongs to a component, whose class wins wherever this stands. `.typed-ahead` is the field of
 * `client/type-ahead.ts`, in letters for which phones do not enlarge the page.
 */
export const baseStyles = `
*,::before,::after{box-sizing:border-box}
*{margin:0}
html{font-size:var(--base-size);-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:${space.xxl}}
body{min-height:100svh;background:${colour.ground};color:${colour.ink};font:${weight.body} ${size.body}/${leading.body} ${font.content};font-feature-settings:"kern","liga","lnum";-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word;-webkit-user-select:${site.textSelection};user-select:${site.textSelection}}
input,textarea,select,[contenteditable]{-webkit-user-select:text;user-select:text}
img,picture,svg,video{display:block;max-width:100%}
img,video{height:auto}
input,button,textarea,select{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer}
fieldset{min-width:0}
button:disabled{cursor:not-allowed}
h1,h2,h3,h4{font-family:${font.title};font-weight:${weight.title};font-style:${site.titleStyle};text-transform:${site.titleCase};font-variant-caps:${site.titleVariant};color:${colour.heading};line-height:${leading.title};letter-spacing:${tracking.title};font-optical-sizing:auto;font-variation-settings:"SOFT" 60,"WONK" 0;text-wrap:balance}
h1{font-size:${size.h1};letter-spacing:${tracking.display};line-height:${leading.display}}
h2{font-size:${size.h2}}
h3{font-size:${size.h3}}
h4{font-size:${size.h4}}
p{text-wrap:pretty}
a{color:inherit;text-decoration-thickness:.06em;text-underline-offset:.22em}
${hover}{a:hover{color:${colour.active}}}
${below('md')}{html:has(dialog:modal,[data-site-panel]:popover-open){overflow:hidden}}
ul[role=list],ol[role=list]{list-style:none;padding:0}
hr{border:0;border-top:1px solid ${colour.rule}}
strong,b{font-weight:${weight.strong}}
table{border-collapse:collapse}
summary{cursor:pointer}
dialog{color:inherit}
[hidden]{display:none!important}
[data-hidden-on]{display:contents}
${below('md')}{[data-hidden-on~=phone]{display:none}}
${between('md', 'lg')}{[data-hidden-on~=tablet]{display:none}}
${above('lg')}{[data-hidden-on~=desktop]{display:none}}
:where(:focus-visible){outline:2px solid ${colour.focus};outline-offset:3px;border-radius:1px}
::selection{background:${colour.tintAccent};color:${colour.ink}}
${forcedColours}{:is([aria-current]:not([aria-current=false]),[aria-selected=true],[aria-pressed=true]),:is([aria-current]:not([aria-current=false]),[aria-selected=true],[aria-pressed=true])::before{forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}}
.typed-ahead{position:fixed;top:0;opacity:0;pointer-events:none;font-size:16px}
[data-asked]{cursor:progress;opacity:.7}
[data-opens]:active{opacity:.7}
@media (prefers-reduced-motion:no-preference){[data-asked]{animation:asked .7s ease-in-out infinite alternate}@keyframes asked{to{opacity:.45}}}
${reducedMotion}{*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
`.replace(/\n/g, '');
