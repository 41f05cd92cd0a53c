/** Files by key. Another store (S3) takes the place of the disk by implementing this. */
export type MediaStore = {
  /** Writes a file whole or not at all. */
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The file, or null where there is none. */
  read: (key: string) => Promise<Buffer | null>;
  has: (key: string) => Promise<boolean>;
  /** Rejects when files cannot be kept at the moment. */
  check?: () => Promise<void>;
  /** Removes what writes left behind that never ended. Returns how many files. */
  tidy?: (now: Date) => Promise<number>;
};

/** A store as a process opens it: it can also be walked through, for a copy of everything. */
export type WholeStore = MediaStore &
  Required<Pick<MediaStore, 'check'>> & {
    /** Every key, in no order. */
    keys: () => AsyncIterable<string>;
  };
