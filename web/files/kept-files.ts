/** A file as the API answered it: what a browser is to be told again. */
export type KeptFile = { headers: Readonly<Record<string, string>>; bytes: Buffer };

export type KeptFiles = {
  get: (address: string) => KeptFile | undefined;
  set: (address: string, file: KeptFile) => void;
};

/**
 * Files in the memory of this process, at most `maxBytes` together: those that nobody has asked for the longest go first. A file that
 * would take more than an eighth of it is not kept.
 */
export function keptFiles(maxBytes: number): KeptFiles {
  const files = new Map<string, KeptFile>();
  let held = 0;
  const drop = (address: string) => {
    held -= files.get(address)?.bytes.length ?? 0;
    files.delete(address);
  };
  return {
    get: (address) => {
      const file = files.get(address);
      if (!file) return undefined;
      // The order of a Map is that of its insertions.
      files.delete(address);
      files.set(address, file);
      return file;
    },
    set: (address, file) => {
      if (file.bytes.length > maxBytes / 8) return;
      drop(address);
      files.set(address, file);
      held += file.bytes.length;
      for (const oldest of files.keys()) {
        if (held <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
