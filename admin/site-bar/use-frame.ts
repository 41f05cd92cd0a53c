import { type RefObject, useEffect } from 'react';

/** Interval at which the bar reads the address of its page, in ms: links change the page without loading it. */
const lookMs = 700;

/** Makes the frame as high as the bar, and has the bar follow the page that it stands on. */
export function useFrame(bar: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const frame = window.frameElement;
    // Of another window: it is no element of this one's classes.
    if (!frame) return undefined;
    const fit = () => frame.setAttribute('style', `display:block;width:100%;border:0;height:${bar.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(fit);
    observer.observe(document.body);
    const timer = setInterval(() => {
      const { pathname } = window.parent.location;
      if (pathname !== path) window.location.replace(`/admin/site-bar?path=${encodeURIComponent(pathname)}`);
    }, lookMs);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [bar, path]);
}
