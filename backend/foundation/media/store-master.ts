import type { MediaStore } from '#backend/platform/storage/store.ts';
import { type ColouredMaster, contentHash, HeavyPictureError, masterKey, UnreadablePictureError } from './master.ts';
import { uploadLane } from './picture-lanes.ts';
import { HeavySvgError, sanitiseSvg, UnreadableSvgError } from './sanitise-svg.ts';

/** A drawing is tried in this width (px), and must be drawn in so many milliseconds: the largest it is drawn in takes twice as long. */
const tried = { width: 640, timeoutMs: 8_000 };

/**
 * Stores an original picture under its content hash; an existing one is not written again. SVG is sanitised first, and drawn once if
 * `isTried`, so that pages never wait for it. Throws UnreadablePictureError, or HeavyPictureError for a drawing that shows too much or
 * takes too long.
 */
export async function storeMaster(store: MediaStore, file: Uint8Array, { isTried = false } = {}): Promise<ColouredMaster> {
  const bytes = Buffer.from(looksLikeSvg(file) ? safeDrawing(file) : file);
  const master = { hash: contentHash(bytes), ...(await uploadLane.run('describePicture', [bytes])) };
  if (isTried && master.format === 'svg') await uploadLane.run('renderPicture', [bytes, master, tried.width, 'webp'], tried.timeoutMs);
  const key = masterKey(master.hash, master.format);
  if (!(await store.has(key))) await store.write(key, bytes);
  return master;
}

function safeDrawing(file: Uint8Array): string {
  try {
    return sanitiseSvg(Buffer.from(file).toString('utf8'));
  } catch (cause) {
    if (cause instanceof HeavySvgError) throw new HeavyPictureError(cause.message, { cause });
    if (cause instanceof UnreadableSvgError)
      throw new UnreadablePictureError(`This drawing is not well-formed: ${cause.message}`, { cause });
    throw cause;
  }
}

const looksLikeSvg = (file: Uint8Array): boolean =>
  /^\uFEFF?\s*<(\?xml|!DOCTYPE|!--|svg)/i.test(Buffer.from(file.subarray(0, 200)).toString('utf8'));
