import { readFileSync } from 'node:fs'
import { parseBandText } from '@coverwright/rules/rating/pricing'
import { read, utils } from '@e965/xlsx'

/** SheetJS's side of P7: read, rows as arrays, the band parsed and every value checked, once each. */
const bytes = readFileSync(process.argv[2] as string)
/**
 * What the language, the loader, the modules and the file itself take stands before the work begins, on both sides alike: the
 * peer's library is loaded by then as well as ours. So what is counted is what reading costs; the whole is told beside it.
 */
const before = process.memoryUsage().rss / 2 ** 20
const started = performance.now()
const book = read(bytes, { type: 'buffer', dense: true })
const [head, ...lines] = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] as string] ?? {}, { header: 1 })
if (head?.length !== 8) throw new Error('no header')
let rows = 0
for (const [age, region, vehicle, ncd, gender, factor, premium] of lines) {
  const band = parseBandText(String(age))
  if (!band || [region, vehicle, gender].some((word) => typeof word !== 'string')) throw new Error('not a rate')
  if ([ncd, factor, premium].some((value) => typeof value !== 'number')) throw new Error('not a number')
  rows++
}
const ms = performance.now() - started
const wholeMb = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ ms, peakMb: wholeMb - before, wholeMb, rows }))
