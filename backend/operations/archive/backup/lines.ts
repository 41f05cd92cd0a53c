import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/** A backup that cannot be restored. `message` is one line for a person. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * A line of a backup: compressed JSON lines, so that it is written and read in little memory. A row stands in the line behind
 * its table's as the database wrote it.
 */
export const Line = z.union([
  z.object({ backup: z.literal(1), version: z.string(), createdAt: z.string() }),
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ sequence: z.string(), last: z.coerce.number(), isCalled: z.boolean() }),
  z.object({ file: z.string(), bytes: z.string() }),
  z.object({ sha256: z.string() }),
  z.object({ row: z.string() }),
]);
export type Line = z.infer<typeof Line>;

/** The lines of a backup. Throws BackupError for a file that is none. */
export async function* readLines(file: string): AsyncGenerator<{ text: string; line: Line }> {
  const unpacked = createGunzip();
  // A failure of either ends the loop below, which reads from the second.
  void pipeline(createReadStream(file), unpacked).catch(() => {});
  try {
    let rest = '';
    for await (const chunk of unpacked.setEncoding('utf8')) {
      const texts = (rest + chunk).split('\n');
      rest = texts.pop() ?? '';
      for (const text of texts) yield { text, line: Line.parse(JSON.parse(text)) };
    }
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new BackupError(code === 'ENOENT' ? `There is no ${file}` : `${file} is no backup, or is damaged`, { cause });
  }
}

/** Reads a backup to its end and compares its checksum, before anything of it is used. Throws BackupError. Returns its version. */
export async function checkBackup(file: string): Promise<string> {
  const hash = createHash('sha256');
  let version: string | undefined;
  let isWhole = false;
  for await (const { text, line } of readLines(file)) {
    if ('backup' in line) version = line.version;
    if ('sha256' in line) {
      isWhole = line.sha256 === hash.digest('hex');
      break;
    }
    hash.update(`${text}\n`);
  }
  if (!isWhole || version === undefined) throw new BackupError(`${file} is not whole: its checksum is missing or differs`);
  return version;
}
