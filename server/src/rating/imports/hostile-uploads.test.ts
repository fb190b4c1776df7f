import { readFileSync } from 'node:fs'
import {
  convertRegion,
  identifySheet,
  type KnownName,
  type Sheet,
  suggestMapping,
} from '@coverwright/rules/rating/imports'
import type { Row } from '@coverwright/rules/rating/pricing'
import { describe, expect, test } from 'vitest'
import { judge } from '../../platform/files/judge.builder'
import { readWorkbook, SheetCollector, type SheetFileKind } from '../../platform/sheets'
import { type Fate, hostileSheets } from '../../platform/sheets/hostile/hostile-sheets.builder'
import { doSheetTask } from './sheet-work'

const files = hostileSheets()
const sorts = [...new Set(files.map(({ sort }) => sort))]
const NAMES: KnownName[] = [{ name: 'since', kind: 'date', titles: ['Since'], options: [] }]

/** The way of a file without the network: looked at as an upload, searched for tables, converted as suggested. */
async function fateOf(name: string, bytes: Buffer): Promise<Fate> {
  const kept = await judge('pricingTable', name, bytes)
  if (typeof kept === 'string') return { refused: kept }
  const kind = name.split('.').at(-1) as SheetFileKind
  const answer = await doSheetTask({ kind: 'identify', file: { kind, name, bytes: kept } }, () => undefined)
  if (!answer.ok) {
    const cell = answer.refusal.values?.['cell']
    return { refused: answer.refusal.code, ...(cell && { cell: String(cell) }) }
  }
  const collector = new SheetCollector()
  await readWorkbook({ kind, name, bytes: kept }, collector)
  return converted(collector.sheets)
}

function converted(sheets: readonly Sheet[]): Fate {
  const rows: Row[] = []
  const problems: [string, string][] = []
  const found = sheets.flatMap((sheet) => identifySheet(sheet).regions.map((region) => ({ sheet, region })))
  for (const { region, sheet } of found) {
    const { mapping } = suggestMapping(region, { names: NAMES, currency: 'HKD' })
    convertRegion(sheet, region, mapping, NAMES, {
      row: (row) => rows.push(row),
      problem: ({ cell, code }) => problems.push([code, cell]),
    })
  }
  if (found.length === 0) return { refused: 'imports.noTableFound' }
  return { rows, ...(problems.length > 0 && { problems }) }
}

test('there are more than two hundred, and no two are called alike', () => {
  expect(files.length).toBeGreaterThanOrEqual(200)
  expect(new Set(files.map(({ sort, what }) => `${sort}: ${what}`)).size).toBe(files.length)
})

describe.each(sorts)('hostile %s', (sort) => {
  test('each is refused with its words and its cell, or read as exactly what it says', async () => {
    const faults: string[] = []
    for (const file of files.filter((each) => each.sort === sort)) {
      const fate = await fateOf(file.name, file.bytes()).catch((error: unknown) => ({ refused: String(error) }))
      const [seen, meant] = [fate, file.fate].map((each) => JSON.stringify(each).slice(0, 400))
      if (seen !== meant) faults.push(`${file.what}: ${seen} instead of ${meant}`)
    }
    expect(faults).toEqual([])
  })
})

const AREA_OF: Record<string, string> = { imports: 'rating', media: 'company', tables: 'rating' }

test('every refusal is in the words of the specification, and one that means a cell says it', () => {
  const codes = [...new Set(files.flatMap(({ fate }) => ('refused' in fate ? [fate.refused] : [])))]
  for (const code of codes) {
    const [room = '', name = ''] = code.split('.')
    const texts = new URL(`../../../../console/src/${AREA_OF[room]}/${room}/texts/en_us.json`, import.meta.url)
    const { refusals } = JSON.parse(readFileSync(texts, 'utf8')) as { refusals: Record<string, string> }
    expect(refusals[name], code).toMatch(/^(Invalid file format|Document does not comply|Identify failed)\b/)
    const cells = files.some(({ fate }) => 'refused' in fate && fate.refused === code && fate.cell !== undefined)
    if (cells) expect(refusals[name], code).toContain('{cell}')
  }
})
