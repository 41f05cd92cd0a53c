/** What a place of the panel takes: pictures and drawings; videos and PDF; all that the library holds. */
export type TakenFiles = 'pictures' | 'files' | 'library';

const pictures = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.tif', '.tiff', '.svg'];
const files = ['.mp4', '.webm', '.pdf'];

/** What the device's own chooser offers (`accept`). What is dropped passes it by: see `isTaken`. */
export const acceptOf: Readonly<Record<TakenFiles, string>> = {
  pictures: pictures.join(),
  files: files.join(),
  library: [...pictures, ...files].join(),
};

const isPicture = /\.(?:jpe?g|png|webp|avif|gif|tiff?|svg|heic|heif|bmp)$/i;
const isFile = /\.(?:mp4|m4v|webm|mov|avi|pdf)$/i;

/**
 * Whether a file is of a kind that a place takes, by its type, else by its name. Formats of a kind are the server's to judge: it says what
 * to do with each, and looks at the content.
 */
export function isTaken({ name, type }: Pick<File, 'name' | 'type'>, taken: TakenFiles): boolean {
  const isUnknown = type === '' || type === 'application/octet-stream';
  const asPicture = isUnknown ? isPicture.test(name) : type.startsWith('image/');
  const asFile = isUnknown ? isFile.test(name) : type.startsWith('video/') || type === 'application/pdf';
  return (asPicture && taken !== 'files') || (asFile && taken !== 'pictures');
}
