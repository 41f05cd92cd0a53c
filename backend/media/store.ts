/** Files by key. Another store (S3) takes the place of the disk by implementing this. */
export type MediaStore = {
  /** Writes a file whole or not at all. */
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The file, or null where there is none. */
  read: (key: string) => Promise<Buffer | null>;
  has: (key: string) => Promise<boolean>;
};
