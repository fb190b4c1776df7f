/** Spec 9: script and style chunks are given this long to arrive. */
export const CHUNK_TIMEOUT_MS = 120_000

export class ChunkTimedOut extends Error {
  constructor() {
    super('A part of the console did not arrive in time')
    this.name = 'ChunkTimedOut'
  }
}

/** Waits for a part of the console for as long as the specification allows. */
export function inTime<Part>(arriving: Promise<Part>, limitMs = CHUNK_TIMEOUT_MS): Promise<Part> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkTimedOut()), limitMs)
  })
  return Promise.race([arriving, late]).finally(() => clearTimeout(timer))
}

/** Browsers word a missing chunk differently; after a deploy it means that this page is of the version before. */
export const isMissingChunk = (error: unknown) =>
  error instanceof ChunkTimedOut ||
  (error instanceof Error &&
    /dynamically imported module|module script failed|Unable to preload CSS/i.test(error.message))
