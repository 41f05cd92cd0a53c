import { join } from 'node:path';
import type { S3Settings } from '#config/s3.ts';
import { diskMediaStore } from './disk-store.ts';
import type { WholeStore } from './store.ts';

/** Opens the store of the files: the bucket of `S3_BUCKET`, else the data folder. The S3 client is loaded only if it is used. */
export async function openMediaStore({ dataDir, s3 }: { dataDir: string; s3: S3Settings | undefined }): Promise<WholeStore> {
  if (!s3) return diskMediaStore(join(dataDir, 'media'));
  const { s3MediaStore } = await import('./s3-store.ts');
  return s3MediaStore(s3);
}
