import type { TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import { expect, test } from 'vitest'
import { nextStep } from './next-step'

const version = (more: Partial<TableVersionView>) =>
  ({ id: 'v', state: 'draft', importId: null, check: null, may: ['edit', 'activate'], ...more }) as TableVersionView
const table = (id: string, ...versions: TableVersionView[]) =>
  ({ id, use: 'pricing', usedBy: [], versions }) as unknown as TableView
const faulty = { hard: 1, soft: 1, broken: 0 }

test('a mended table leads to the next of its file that has problems, then back to the file', () => {
  const mended = version({ importId: 'file' })
  const other = version({ id: 'w', importId: 'file', check: faulty })
  const tables = [table('age', mended), table('sound', version({ importId: 'file' })), table('value', other)]
  expect(nextStep(tables[0]!, mended, tables)).toMatchObject({
    kind: 'table',
    table: { id: 'value' },
    counts: { hard: 1, all: 2 },
  })
  expect(nextStep(tables[2]!, other, tables)).toEqual({ kind: 'import', importId: 'file' })
})

test('what was typed in by hand is put in force, and then used; where it is used nothing is left to do', () => {
  const draft = version({})
  const others = [table('own', draft), table('file', version({ importId: 'file', check: faulty }))]
  expect(nextStep(others[0]!, draft, others)).toEqual({ kind: 'activate' })
  expect(nextStep(others[0]!, version({ may: [] }), others)).toBeNull()
  const active = version({ state: 'active' })
  expect(nextStep(table('own', active), active, [])).toEqual({ kind: 'recipe' })
  expect(nextStep({ ...table('own', active), use: 'underwriting' }, active, [])).toEqual({ kind: 'underwriting' })
  const usedBy = [{ part: 'pricing' as const, title: 'Age', columns: [] }]
  expect(nextStep({ ...table('own', active), usedBy }, active, [])).toBeNull()
})
