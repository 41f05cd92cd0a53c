/** Marks the figure of a picture in the gallery, for the buy box that shows the colour that was chosen. */
export const galleryPicture = (url: string) => ({ 'data-gallery-picture': url });

/**
 * Puts the pictures of a choice in front: the first of them is shown. Of a large picture with thumbnails its thumbnail is chosen,
 * a row on a phone moves to it.
 */
export function showInGallery(urls: readonly string[]): void {
  const figures = [...document.querySelectorAll<HTMLElement>('[data-gallery-picture]')];
  const chosen = figures.filter(({ dataset }) => urls.includes(dataset.galleryPicture ?? ''));
  const [first] = chosen;
  if (!first) return;
  const thumbnail = first.previousElementSibling?.querySelector<HTMLInputElement>('input[type="radio"]');
  if (thumbnail) thumbnail.checked = true;
  for (const figure of figures) figure.style.order = chosen.includes(figure) ? '-1' : '';
  first.closest('section')?.scrollTo({ left: 0, behavior: 'smooth' });
}
