import { parse } from 'csv-parse/sync'
import { chanceFrom } from '@coverwright/rules/rating/oracle'
import { expect, test, vi } from 'vitest'
import { readRecords } from '@coverwright/rules/kernel'
import { readWorkbook, SheetCollector, type SheetFileKind, SheetRefused } from '..'
import { bookOf } from './hostile-book.builder'
import { oldBook } from './hostile-old.builder'

const ROUNDS = 400
const between = (chance: () => number, from: number, to: number) => from + Math.floor(chance() * (to - from + 1))

test.each([
  ['xls', oldBook()],
  ['xlsx', bookOf()],
] as const)('an %s with bytes changed at random is read or refused in words, never more', async (kind, good) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const chance = chanceFrom(kind.length)
  const faults: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bytes = Buffer.from(good)
    const changes = Array.from(
      { length: between(chance, 1, 8) },
      () => [between(chance, 0, bytes.length - 1), between(chance, 0, 255)] as const,
    )
    for (const [at, value] of changes) bytes[at] = value
    const began = performance.now()
    await readWorkbook({ kind: kind satisfies SheetFileKind, name: 'rates', bytes }, new SheetCollector()).catch(
      (error: unknown) => {
        if (!(error instanceof SheetRefused)) faults.push(`${JSON.stringify(changes)}: ${String(error)}`)
      },
    )
    if (performance.now() - began > 20_000) faults.push(`${JSON.stringify(changes)} hung`)
  }
  vi.restoreAllMocks()
  expect(faults).toEqual([])
})

test('tables of words are cut as an independent reader cuts them', () => {
  const chance = chanceFrom(41)
  const pieces = ['a', '1.5', ' ', '', '"a"', '"a,b"', '"a\nb"', '"a""b"', 'é', '年', '""']
  for (let round = 0; round < 2_000; round++) {
    const line = () =>
      Array.from({ length: between(chance, 1, 4) }, () => pieces[between(chance, 0, pieces.length - 1)]).join(',')
    const text = Array.from(
      { length: between(chance, 1, 5) },
      () => line() + ['\n', '\r\n', '\r'][between(chance, 0, 2)],
    ).join('')
    const ours: string[][] = []
    expect(readRecords(text, ',', (record) => ours.push(record))).toBeNull()
    const theirs = parse(text, { record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true })
    expect(ours, JSON.stringify(text)).toEqual(theirs)
  }
})
