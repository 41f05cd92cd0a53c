import { bodyLimit as honoBodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '../api-error.ts';
import type { ApiEnv } from '../context.ts';

const megabyte = 1024 * 1024;

const refuseAbove = (max: number) =>
  honoBodyLimit({
    maxSize: max * megabyte,
    onError: () => {
      throw new ApiError(413, 'error.too-large', { params: { max } });
    },
  });

const json = refuseAbove(1);
const multipart = refuseAbove(12);

/** 12 MB for forms with files, 1 MB for anything else. */
export const bodyLimit = createMiddleware<ApiEnv>((c, next) =>
  c.req.header('content-type')?.startsWith('multipart/') ? multipart(c, next) : json(c, next),
);
