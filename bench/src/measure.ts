/** One line of the bench: ours against a peer or a limit, both sides measured in the same run. */
export type Figure = { name: string; ours: string; peer: string; ratio: number; goal: string; holds: boolean }

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

/** Runs both sides in turn, so that noise of the machine falls on both; gives the median of each. */
export async function interleave(
  rounds: number,
  ours: () => Promise<number> | number,
  peer: () => Promise<number> | number,
): Promise<{ ours: number; peer: number }> {
  const seen = { ours: [] as number[], peer: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const sides = [async () => seen.ours.push(await ours()), async () => seen.peer.push(await peer())]
    for (const side of round % 2 ? sides.reverse() : sides) await side()
  }
  return { ours: median(seen.ours), peer: median(seen.peer) }
}
