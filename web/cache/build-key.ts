import { hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Key that Next stores in each build for its own signatures: 32 random bytes, made by `next build` and sent to no browser. */
const Manifest = z.object({ preview: z.object({ previewModeSigningKey: z.string().regex(/^[0-9a-f]{64}$/) }) });

/**
 * A key that the web processes of one build have in common and nobody else, 32 bytes: derived from the secret of the build, since web
 * processes are given no other. Throws where the build holds none.
 * @param folder of the build, `.next`
 */
export function buildKey(folder: string): Uint8Array {
  const { preview } = Manifest.parse(JSON.parse(readFileSync(join(folder, 'prerender-manifest.json'), 'utf8')));
  return new Uint8Array(hkdfSync('sha256', Buffer.from(preview.previewModeSigningKey, 'hex'), '', 'storefront shared pages', 32));
}
