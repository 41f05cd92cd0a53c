import type { MediaKind } from '#schemas/media-library.ts';

/** The files that a place of the panel takes: pictures and drawings; videos and PDF; all that the library holds. */
export type TakenFiles = 'pictures' | 'files' | 'library';

const pictures = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.tif', '.tiff', '.svg'];
const files = ['.mp4', '.webm', '.pdf'];

/** The endings that the device's own chooser offers (`accept`). A file that is dropped passes it by: see `isTaken`. */
export const acceptOf: Readonly<Record<TakenFiles, string>> = {
  pictures: pictures.join(),
  files: files.join(),
  library: [...pictures, ...files].join(),
};

/** Other formats of the same kinds, which the server names as it refuses them. */
const otherPictures = ['.heic', '.heif', '.bmp'];
const otherFiles = ['.m4v', '.mov', '.avi'];
const endsWith = (name: string, ends: readonly string[]) => ends.some((end) => name.toLowerCase().endsWith(end));

/**
 * Returns whether a place accepts a file, by its type, else by its name. The server checks the format and the content, and its message says
 * what to do.
 */
export function isTaken({ name, type }: Pick<File, 'name' | 'type'>, taken: TakenFiles): boolean {
  const isUnknown = type === '' || type === 'application/octet-stream';
  const asPicture = isUnknown ? endsWith(name, [...pictures, ...otherPictures]) : type.startsWith('image/');
  const asFile = isUnknown ? endsWith(name, [...files, ...otherFiles]) : type.startsWith('video/') || type === 'application/pdf';
  return (asPicture && taken !== 'files') || (asFile && taken !== 'pictures');
}

/** Kinds of the library that each place takes. */
export const kindsTaken: Readonly<Record<TakenFiles, readonly MediaKind[]>> = {
  pictures: ['picture', 'drawing'],
  files: ['video', 'document'],
  library: ['picture', 'drawing', 'video', 'document'],
};

/** Returns whether a file of the library fits a place. By its content: a PDF may be named like a picture. */
export const holdsKind = (taken: TakenFiles, kind: MediaKind): boolean => kindsTaken[taken].includes(kind);
