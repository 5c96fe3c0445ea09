/** Storage of picture files. Names contain a digest of the content, so a file never changes. */
export type MediaStorage = {
  /** Size of a file in bytes; null when there is none. */
  sizeOf(name: string): Promise<number | null>;
  /** Stores a file; readers never see an incomplete one. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The content of a file; null when there is none. */
  read(name: string): Promise<Buffer | null>;
};
