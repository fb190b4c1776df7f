/** Does the work at the first call and keeps its promise; a failure is not kept, so that the next call tries again. */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let kept: Promise<Result> | null = null
  return () => {
    kept ??= work().catch((error: unknown) => {
      kept = null
      throw error
    })
    return kept
  }
}
