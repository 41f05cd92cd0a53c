import type { Readable } from 'node:stream';
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
import { timeLimits } from '../time-limits.ts';
import type { WholeStore } from './store.ts';

/** Milliseconds to connect, and attempts at all, which share the time of the work under way (time-limits.ts). */
const [connectMs, maxAttempts] = [1_000, 2];

const lateError = (ms: number) => Object.assign(new Error(`S3 did not answer in ${ms} ms`), { name: 'TimeoutError' });

/** Stores files in a bucket of an S3 service; a key is the object's name after the prefix. S3 writes an object completely or not at all. */
export function s3MediaStore({ endpoint, region, bucket, keyId, secret, prefix }: S3Settings): WholeStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Services other than Amazon's seldom have a host name a bucket, and do not all know the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts,
    requestHandler: { connectionTimeout: connectMs },
  });
  const object = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    write: async (key, bytes) => void (await inTime((limit) => client.send(new PutObjectCommand({ ...object(key), Body: bytes }), limit))),
    read: async (key) => {
      const found = await inTime((limit) => client.send(new GetObjectCommand(object(key)), limit)).catch(nullWhereMissing);
      return found?.Body ? readBody(found.Body as Readable) : null;
    },
    has: async (key) => (await inTime((limit) => client.send(new HeadObjectCommand(object(key)), limit)).catch(nullWhereMissing)) !== null,
    check: async () => void (await inTime((limit) => client.send(new HeadBucketCommand({ Bucket: bucket }), limit))),
    keys: async function* () {
      let from: string | undefined;
      do {
        const asked = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: from });
        const page = await inTime((limit) => client.send(asked, limit));
        for (const { Key } of page.Contents ?? []) if (Key) yield Key.slice(prefix.length);
        from = page.NextContinuationToken;
      } while (from);
    },
  };
}

/** Sends a request, which is given up with its connection when the answer has not begun in time. */
async function inTime<T>(send: (limit: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
  const { fileMs } = timeLimits();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(lateError(fileMs)), fileMs);
  try {
    return await send({ abortSignal: limit.signal });
  } catch (error) {
    throw limit.signal.aborted ? limit.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

/** The whole body, however long it takes as long as it goes on. */
async function readBody(body: Readable): Promise<Buffer> {
  const { fileMs } = timeLimits();
  const timer = setTimeout(() => body.destroy(lateError(fileMs)), fileMs);
  const parts: Buffer[] = [];
  try {
    for await (const part of body) {
      timer.refresh();
      parts.push(part);
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(parts);
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) return null;
  throw error;
}
