import type { CompiledUse } from './connector-use'

/** Uses that can be asked at the same time: each waits only for the earlier ones that feed a name which it reads. */
export function askingWaves(uses: readonly CompiledUse[]): CompiledUse[][] {
  const waveOf = new Map<string, number>()
  const waves: CompiledUse[][] = []
  for (const entry of uses) {
    const read = entry.reads.names.map((path) => waveOf.get(path.split('.')[0] ?? '') ?? -1)
    const wave = Math.max(-1, ...read) + 1
    for (const name of Object.values(entry.use.outputs)) waveOf.set(name, wave)
    waves[wave] = [...(waves[wave] ?? []), entry]
  }
  return waves
}
