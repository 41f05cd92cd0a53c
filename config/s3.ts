import { z } from 'zod';

/** S3 service that stores files instead of the data folder. */
export type S3Settings = {
  /** Undefined: Amazon's own, by the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** Put before every key; '' or ending with a slash. */
  prefix: string;
  /** Address of the files of the prefix for everybody, with a slash at the end; undefined: the bucket is closed. */
  publicUrl: string | undefined;
};

/** The variables, each by itself. */
export const s3Variables = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'an http:// or https:// address' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z.string().default(''),
  S3_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an http:// or https:// address' }).optional(),
};
const Variables = z.object(s3Variables);
const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * The settings, or undefined where no bucket is named. `missing` is the first variable that the others need: a half of them
 * would quietly keep files on the disk.
 */
export function readS3(variables: z.infer<typeof Variables>): { s3: S3Settings | undefined; missing: string | undefined } {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret, S3_ENDPOINT: endpoint } = variables;
  if (bucket && keyId && secret) {
    const folder = variables.S3_PREFIX.replace(/^\/+|\/+$/g, '');
    const prefix = folder && `${folder}/`;
    const publicUrl = variables.S3_PUBLIC_URL && `${variables.S3_PUBLIC_URL.replace(/\/+$/, '')}/${prefix}`;
    const s3 = { endpoint, region: variables.S3_REGION, bucket, keyId, secret, prefix, publicUrl };
    return { s3, missing: undefined };
  }
  const isMeant = bucket ?? keyId ?? secret ?? endpoint;
  return { s3: undefined, missing: isMeant ? needed.find((name) => !variables[name]) : undefined };
}
