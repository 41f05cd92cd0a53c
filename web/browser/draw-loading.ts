import type { Loading } from '#client/loading.ts';
import { theme } from '#themes/theme.ts';

/** In this time the bar comes near its end (specification, site settings, client constants). */
const durationMs = 5_000;
const leavingMs = 300;

let bar: HTMLElement | undefined;

/** Draws the bar as loading goes on. The page's own parts say what they wait for, to screen readers too. */
export function drawLoading(loading: Loading): void {
  if (loading === 'loading') {
    bar?.remove();
    bar = document.body.appendChild(document.createElement('div'));
    bar.dataset.loadingBar = loading;
    bar.ariaHidden = 'true';
    Object.assign(bar.style, {
      position: 'fixed',
      insetInline: '0',
      top: '0',
      height: '3px',
      transformOrigin: 'left',
      pointerEvents: 'none',
      zIndex: theme.layer.toast,
      background: theme.colour.accent,
    });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    bar.animate(isStill ? { opacity: [0, 1] } : { transform: ['scaleX(0)', 'scaleX(0.9)'] }, {
      duration: durationMs,
      easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)',
      fill: 'forwards',
    });
    return;
  }
  const leaving = bar;
  bar = undefined;
  if (!leaving) return;
  leaving.dataset.loadingBar = loading;
  if (loading === 'failed') leaving.style.background = theme.colour.danger;
  leaving.animate({ transform: 'none', opacity: [1, 0] }, { duration: leavingMs, fill: 'forwards' }).onfinish = () => leaving.remove();
}
