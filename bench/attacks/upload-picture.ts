import type { MediaItem, Upload } from '#schemas/media-library.ts';
import type { Stack } from '../../scripts/launch/stack.ts';

const partBytes = 4_000_000;

/** Puts a picture into the media library of a running shop, as the panel does. */
export async function uploadPicture({ origins: [origin = ''], cookie, call }: Stack, filename: string, bytes: Buffer): Promise<MediaItem> {
  const { id } = await call<Upload>('POST', '/admin/media-upload', { filename, size: bytes.length });
  for (let offset = 0; offset < bytes.length; offset += partBytes) {
    const body = new FormData();
    body.set('offset', String(offset));
    body.set('part', new Blob([new Uint8Array(bytes.subarray(offset, offset + partBytes))]), 'part');
    const answer = await fetch(`${origin}/api/admin/media-upload/${id}`, { method: 'PUT', headers: { origin, cookie }, body });
    if (!answer.ok) throw new Error(`a part of ${filename}: ${answer.status} ${await answer.text()}`);
  }
  return call<MediaItem>('POST', `/admin/media-upload/${id}/finish`);
}
