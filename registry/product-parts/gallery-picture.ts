/** Marks the figure of a picture in the gallery, for the buy box that shows the colour that was chosen. */
export const galleryPicture = (url: string) => ({ 'data-gallery-picture': url });

/** Puts the pictures of a choice in front: the first of them is shown, on a phone by moving the row to it. */
export function showInGallery(urls: readonly string[]): void {
  const figures = [...document.querySelectorAll<HTMLElement>('[data-gallery-picture]')];
  const chosen = figures.filter(({ dataset }) => urls.includes(dataset.galleryPicture ?? ''));
  if (chosen.length === 0) return;
  for (const figure of figures) figure.style.order = chosen.includes(figure) ? '-1' : '';
  chosen[0]?.parentElement?.scrollTo({ left: 0, behavior: 'smooth' });
}
