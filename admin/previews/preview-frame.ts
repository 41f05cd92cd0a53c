/** Width in px of the window that pages are pictured in, and its height. */
const frameSize = { width: 1280, height: 1600 };
/** Timeout of a page, and then of its pictures, in ms. */
const loadTimeoutMs = 30_000;

/** The page does not show the layout, or none came. */
export class NoLayoutError extends Error {
  override name = 'NoLayoutError';
}

export type PreviewFrame = {
  /** The page of a draft in the frame, loaded anew where another was there. @throws NoLayoutError when it does not come */
  open: (address: string) => Promise<Document>;
  /** Lets go of the page, so that the next `open` loads it anew. */
  forget: () => void;
  remove: () => void;
};

/** Makes a frame outside what is seen, for pages of this site. No script runs in it; the panel reads its document. */
export function createPreviewFrame(title: string): PreviewFrame {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  const { width, height } = frameSize;
  frame.style.cssText = `position:fixed;left:-${width * 2}px;top:0;width:${width}px;height:${height}px;border:0;pointer-events:none`;
  document.body.append(frame);
  let opened: { address: string; page: Promise<Document> } | null = null;
  return {
    open: (address) => {
      if (opened?.address !== address) opened = { address, page: loadPage(frame, address) };
      return opened.page;
    },
    forget: () => {
      opened = null;
    },
    remove: () => frame.remove(),
  };
}

function loadPage(frame: HTMLIFrameElement, address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new NoLayoutError(address));
    const timer = setTimeout(fail, loadTimeoutMs);
    const onLoad = () => {
      clearTimeout(timer);
      const page = frame.contentDocument;
      if (page?.querySelector('[data-layout]')) resolve(page);
      else fail();
    };
    frame.addEventListener('load', onLoad, { once: true });
    frame.src = address;
  });
}

/** The element of a layout in a page. @throws NoLayoutError */
export function layoutIn(page: Document, idLayout: number): HTMLElement {
  const element = page.querySelector<HTMLElement>(`main [data-layout="${idLayout}"]`);
  if (!element) throw new NoLayoutError(`layout ${idLayout}`);
  return element;
}
