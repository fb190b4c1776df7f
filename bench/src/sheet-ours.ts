import { readFileSync } from 'node:fs'
import { convertRegion, identifySheet, suggestMapping } from '@coverwright/rules/imports'
import { readWorkbook, SheetCollector } from '../../server/src/platform/sheets'

/** Our side of P7: read, find the table, map its columns, convert every row with its checks. */
const bytes = readFileSync(process.argv[2] as string)
/** What the language and the loader take is not counted, on either side. */
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
console.log(
  JSON.stringify({ ms: performance.now() - started, peakMb: process.resourceUsage().maxRSS / 1024 - before, rows }),
)
