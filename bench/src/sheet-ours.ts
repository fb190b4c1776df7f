import { readFileSync } from 'node:fs'
import { convertRegion, identifySheet, suggestMapping } from '@coverwright/rules/rating/imports'
import { readWorkbook, SheetCollector } from '../../server/src/platform/sheets'

/** Our side of P7: read, find the table, map its columns, convert every row with its checks. */
const bytes = readFileSync(process.argv[2] as string)
/**
 * What the language, the loader, the modules and the file itself take stands before the work begins, on both sides alike: the
 * peer's library is loaded by then as well as ours. So what is counted is what reading costs; the whole is told beside it.
 */
const before = process.memoryUsage().rss / 2 ** 20
const started = performance.now()
const collector = new SheetCollector()
await readWorkbook({ kind: 'xlsx', name: 'rates.xlsx', bytes }, collector)
const [sheet] = collector.sheets
if (!sheet) throw new Error('no sheet')
const [region] = identifySheet(sheet).regions
if (!region) throw new Error('no table')
const { mapping } = suggestMapping(region, { names: [], currency: 'HKD' })
let rows = 0
convertRegion(sheet, region, mapping, [], {
  row: () => void rows++,
  problem: (problem) => {
    throw new Error(`${problem.cell} ${problem.code}`)
  },
})
const ms = performance.now() - started
const wholeMb = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ ms, peakMb: wholeMb - before, wholeMb, rows }))
