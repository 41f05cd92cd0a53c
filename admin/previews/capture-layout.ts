import { canvas } from '#themes/team-colours.ts';
import { layoutIn } from './preview-frame.ts';

/** Most px of a layout's height that its picture shows. */
const maxHeight = 2400;
/** Timeout of a picture on the page, in ms. A picture not requested in this size before is rendered first. */
const pictureTimeoutMs = 60_000;

/** A picture of the page cannot be shown, so that the layout's would not be true. */
export class UnreadableImageError extends Error {
  override name = 'UnreadableImageError';
}

/**
 * Makes the picture of a layout in a loaded page, at half its size, with its fonts and pictures.
 * The library is loaded with the first picture.
 * @throws NoLayoutError, UnreadableImageError (its message is the address), Error when the browser makes none
 */
export async function captureLayout(page: Document, idLayout: number): Promise<Blob> {
  const element = layoutIn(page, idLayout);
  await untilShown(element);
  await page.fonts.ready;
  const { domToBlob } = await import('modern-screenshot');
  const { width, height } = element.getBoundingClientRect();
  return domToBlob(element, {
    ...{ width: Math.max(1, Math.round(width)), height: Math.max(1, Math.min(maxHeight, Math.round(height))) },
    ...{ scale: 0.5, type: 'image/jpeg', quality: 0.86 },
    backgroundColor: groundOf(page),
    timeout: pictureTimeoutMs,
    // The pictures of a page are there already.
    fetch: { requestInit: { cache: 'force-cache', credentials: 'same-origin' } },
    // Frames and films are foreign or empty. A source would win over the picture that was chosen of it, and cannot be loaded in a drawing.
    filter: ({ nodeName }) => !/^(?:IFRAME|VIDEO|SCRIPT|SOURCE)$/i.test(nodeName),
  });
}

/** Waits for the pictures of a layout, those too that would only come near the screen. */
async function untilShown(element: HTMLElement): Promise<void> {
  const images = [...element.querySelectorAll('img')];
  await Promise.all(
    images.map(async (image) => {
      const asWritten = image.getAttribute('loading');
      image.loading = 'eager';
      const limit = new Promise<never>((_, reject) => setTimeout(() => reject(new UnreadableImageError(image.src)), pictureTimeoutMs));
      const shown = image.decode().catch(() => Promise.reject(new UnreadableImageError(image.currentSrc || image.src)));
      await Promise.race([shown, limit]);
      // The HTML is hashed as the server wrote it.
      if (asWritten === null) image.removeAttribute('loading');
      else image.setAttribute('loading', asWritten);
    }),
  );
}

/** The colour behind the page's layouts. */
const groundOf = (page: Document): string => {
  const view = page.defaultView;
  const colours = [page.body, page.documentElement].map((element) => view?.getComputedStyle(element).backgroundColor ?? '');
  return colours.find((colour) => colour !== '' && colour !== canvas.none) ?? canvas.ground;
};
