import type { Readable } from 'node:stream'

/** Bytes `start` to `end`, both counted. */
export type ByteRange = { start: number; end: number }

/** How a reader gets a file: under which name, as which type, shown in place or saved. */
export type ReadTerms = { name: string; type: string; way: 'inline' | 'attachment'; expiresAt: Date }

/** What may be written: exactly so many bytes of this type, until then. */
export type WriteTerms = { size: number; type: string; expiresAt: Date }

/** Where and how a browser sends the bytes; the headers are part of what was signed. */
export type WriteAddress = { url: string; headers: Record<string, string> }

/**
 * The one way to files. Keys are made by `newFileKey`; nothing that a person typed is ever part of one.
 * Addresses are signed and run out; whoever has one needs no session, so they are given to nobody but their reader.
 */
export type FileStore = {
  kind: 'folder' | 's3'
  put(key: string, content: Buffer | Readable, about: { size: number; type: string }): Promise<void>
  /** Null when there is no such file. */
  sizeOf(key: string): Promise<number | null>
  open(key: string, range?: ByteRange): Promise<Readable>
  delete(key: string): Promise<void>
  readAddress(key: string, terms: ReadTerms): Promise<string>
  writeAddress(key: string, terms: WriteTerms): Promise<WriteAddress>
  /** Origins other than our own that a browser talks to for files: for the pages' content security policy. */
  origins: readonly string[]
}
