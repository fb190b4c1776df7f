import { readdirSync } from 'node:fs'
import type { Figure } from './measure'

/** Each figure lives in a file named by its number (`p14-signing.ts`) and exports one function that measures it. */
const wanted = process.argv.slice(2).map((word) => word.toLowerCase())
const files = readdirSync(new URL('.', import.meta.url))
  .filter((file) => /^[pr]\d+-.+\.ts$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.includes(file.split('-')[0] as string))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

let missed = 0
console.log(['name', 'ours', 'peer', 'ratio', 'goal'].join('\t'))
for (const file of files) {
  const module = (await import(`./${file}`)) as Record<string, unknown>
  const measures = Object.values(module).filter(
    (value): value is () => Promise<Figure | Figure[]> => typeof value === 'function',
  )
  for (const measure of measures) {
    for (const figure of [await measure()].flat()) {
      if (!figure.holds) missed++
      const verdict = figure.holds ? 'holds' : 'MISSED'
      console.log(
        [figure.name, figure.ours, figure.peer, figure.ratio.toFixed(2), `${figure.goal} ${verdict}`].join('\t'),
      )
    }
  }
}
process.exit(missed ? 1 : 0)
