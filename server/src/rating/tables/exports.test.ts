import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { ROOT } from '../../root'
import type { StoredColumn } from './tables'
import { writeSheet } from './write-sheet'

const STARTS = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', "'=", "''@"]
const bad = (start: string) => `${start}HYPERLINK("http://evil.example","x")`

/** Whoever writes something that a spreadsheet opens, and why its texts cannot run. */
const WRITERS: Record<string, string> = {
  'server/src/rating/tables/write-sheet.ts': 'neutralised',
  'server/src/company/audit/export-audit.ts': 'neutralised',
  'console/src/account/subscriptions/statement-csv.ts': 'neutralised',
  'console/src/account/subscriptions/statement.tsx': 'sends what statement-csv.ts wrote',
  'console/src/rating/product-tests/impact-export.tsx': 'sends what csvText of the product tests wrote',
  'console/src/rating/product-tests/use-product-tests.ts': 'sends what csvText of the product tests wrote',
  'console/src/rating/portfolios/portfolio-problems.tsx': 'sends what csvText of the product tests wrote',
  'console/src/design/translations/sheet-buttons.tsx': 'sends what printTextSheet of the translations wrote',
  'server/src/demo/rate-sheets/write-rate-sheet.ts': 'words of the demo itself, and formulas on purpose',
  'console/src/company/members/batch-invite-page.tsx': 'a template without anybody’s words',
}
const WRITES = /\bwriteXlsx\b|'text\/csv/

test('every cell of text in an export, its header too, begins with an apostrophe where a spreadsheet would run it', async () => {
  const columns: StoredColumn[] = STARTS.flatMap((start, at) => [
    { id: `t${at}`, title: bad(start), role: 'text' as const },
    { id: `e${at}`, title: `Exact ${at}`, role: 'exact' as const, of: 'text' as const },
  ])
  const row = STARTS.flatMap((start) => [bad(start), bad(start)])
  const [sheet] = (await readXlsx(await writeSheet(bad('='), columns, [row]))).sheets
  const cells = sheet!.rows.flat().filter((cell) => String(cell).includes('HYPERLINK'))
  expect(cells).toHaveLength(STARTS.length * 3)
  for (const cell of cells) expect(cell, JSON.stringify(cell)).toMatch(/^'/)
})

test('numbers stay numbers, below nought too', async () => {
  const columns: StoredColumn[] = [
    { id: 'n', title: 'Age', role: 'exact', of: 'number' },
    { id: 'f', title: 'Factor', role: 'factor' },
    { id: 'a', title: 'Amount', role: 'amount', currency: 'HKD' },
  ]
  const [sheet] = (await readXlsx(await writeSheet('Rates', columns, [['-5', '-0.25', '-1200.5']]))).sheets
  expect(sheet!.rows[1]).toEqual([-5, -0.25, -1200.5])
})

test('nobody else writes for spreadsheets: a new exporter is looked at here', () => {
  const found = ['server/src', 'console/src', 'storefront/src', 'player/src', 'ui/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|builder)\./.test(file))
      .map((file) => join(folder, file))
      .filter((file) => WRITES.test(readFileSync(join(ROOT, file), 'utf8'))),
  )
  for (const file of found) expect(Object.keys(WRITERS), file).toContain(file)
  for (const [file, why] of Object.entries(WRITERS))
    if (why === 'neutralised') expect(readFileSync(join(ROOT, file), 'utf8'), file).toContain('neutralised(')
})
