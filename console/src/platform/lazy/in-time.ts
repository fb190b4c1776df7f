/** Spec 9: script and style chunks are given this long to arrive. */
export const CHUNK_TIMEOUT_MS = 120_000

/**
 * A part of the console that did not arrive. It has a name of its own because the router reloads the page by itself
 * for what browsers say: without a line that would end on the browser's own error page.
 */
export class MissingChunk extends Error {
  constructor(cause?: unknown) {
    super('A part of the console did not arrive', { cause })
    this.name = 'MissingChunk'
  }
}

/** Waits for a part of the console for as long as the specification allows. */
export async function inTime<Part>(arriving: Promise<Part>, limitMs = CHUNK_TIMEOUT_MS): Promise<Part> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MissingChunk()), limitMs)
  })
  try {
    return await Promise.race([arriving, late])
  } catch (error) {
    throw isMissingChunk(error) ? new MissingChunk(error) : error
  } finally {
    clearTimeout(timer!)
  }
}

/** Browsers word a missing chunk differently. Without a line, or after a deploy: this page is of the version before. */
export const isMissingChunk = (error: unknown) =>
  error instanceof MissingChunk ||
  (error instanceof Error &&
    /dynamically imported module|module script failed|Unable to preload CSS/i.test(error.message))
