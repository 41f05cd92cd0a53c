import {
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '#config/s3.ts';
import type { WholeStore } from './store.ts';

/** Keeps files in a bucket of an S3 service; a key is the object's name behind the prefix. S3 writes an object whole or not at all. */
export function s3MediaStore({ endpoint, region, bucket, keyId, secret, prefix }: S3Settings): WholeStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Services other than Amazon's seldom have a host name a bucket, and do not all know the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  });
  const object = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    write: async (key, bytes) => void (await client.send(new PutObjectCommand({ ...object(key), Body: bytes }))),
    read: async (key) => {
      const found = await client.send(new GetObjectCommand(object(key))).catch(nullWhereMissing);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
    has: async (key) => (await client.send(new HeadObjectCommand(object(key))).catch(nullWhereMissing)) !== null,
    check: async () => void (await client.send(new HeadBucketCommand({ Bucket: bucket }))),
    keys: async function* () {
      let from: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: from }));
        for (const { Key } of page.Contents ?? []) if (Key) yield Key.slice(prefix.length);
        from = page.NextContinuationToken;
      } while (from);
    },
  };
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) return null;
  throw error;
}
