import { fileTypeFromBuffer } from 'file-type';
import type { Metadata } from 'sharp';
import { ApiError, type RefusedField } from '#backend/platform/http/api-error.ts';
import { UnreadablePictureError } from '../master.ts';
import { oversizeOf, readHead } from '../picture-size.ts';

type Fault = Omit<RefusedField, 'key'>;
const refused = (fault: Fault) => ApiError.fields([{ key: 'part', ...fault }]);

/**
 * Looks at the head of a picture that the library could read. Throws ApiError 422, field `part`, for one with more pixels than are taken,
 * and one that moves, for it would be shown still; UnreadablePictureError for none.
 */
export async function checkPicture(bytes: Buffer): Promise<void> {
  const head = await readHead(bytes).catch((cause: unknown) => {
    throw new UnreadablePictureError('This file is not a picture', { cause });
  });
  const oversize = oversizeOf(head);
  if (oversize) throw refused({ message: 'media.pixels', params: oversize });
  if (isAnimated(bytes, head)) throw refused({ message: 'media.animated' });
}

/** The chunk by which PNG tells that it moves stands before the picture; AVIF has a brand for it. */
function isAnimated(bytes: Buffer, { format, pages = 1 }: Metadata): boolean {
  if (format === 'png') return bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
  if (format === 'heif') return bytes.subarray(8, 12).equals(Buffer.from('avis'));
  return pages > 1 && (format === 'webp' || format === 'gif');
}

/** Builds the refusal of a file that is not of the library's kinds. Other formats of pictures and videos are named, with advice. */
export async function nameFormat(bytes: Buffer): Promise<ApiError> {
  const { ext = '', mime = '' } = (await fileTypeFromBuffer(bytes)) ?? {};
  if (ext === 'heic') return refused({ message: 'media.heic' });
  const isOther = /^(?:image|video)\//.test(mime) && !/^(?:jpg|png|webp|avif|mp4|webm)$/.test(ext);
  return refused(isOther ? { message: 'media.format', params: { format: ext.toUpperCase() } } : { message: 'media.kind' });
}
