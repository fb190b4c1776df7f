import type { RowChange } from '@coverwright/contract/rating/tables'
import { tableOperations } from '@coverwright/contract/rating/tables'
import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { beforeEach, expect, test, vi } from 'vitest'
import { asked } from '../../platform/queries'
import { FailedCall, RefusedCall } from '../../platform/wire'
import { forgetful } from '../../platform/storage'
import { OpenSheet } from './open-sheet'
import { UnsavedChanges } from './sheet/unsaved-changes'

vi.mock('../../platform/queries', () => ({ asked: vi.fn() }))

const columns: TableColumn[] = [
  { id: 'make', title: 'Make', role: 'exact', of: 'text' },
  { id: 'factor', title: 'Factor', role: 'factor' },
]

/** A server with one draft, of which others may have made a newer revision. */
function serve() {
  const draft = { revision: 1, rows: [1, 2].map((id) => ({ id, cells: [`M${id}`, `1.${id}`] })), columns }
  const theirs: { id: number; after: number | null; cells: string[] }[] = []
  const saved: RowChange[][] = []
  const answers = new Map<unknown, (input: never) => unknown>([
    [tableOperations.get, () => ({ columns: draft.columns })],
    [tableOperations.listRows, () => ({ rows: draft.rows, total: draft.rows.length, revision: draft.revision })],
    [tableOperations.listChanges, () => ({ revision: draft.revision, isWhole: false, gone: [], rows: theirs })],
    [
      tableOperations.updateCells,
      ({ baseRevision, changes }: { baseRevision: number; changes: RowChange[] }) => {
        if (baseRevision !== draft.revision) throw new RefusedCall({ status: 409, message: 'tables.changed' })
        saved.push(changes)
        const rowIds = changes.flatMap((change) => {
          if (change.kind !== 'insert') return []
          draft.rows.push({ id: 3, cells: change.cells[0] as string[] })
          return [{ given: change.rows[0], id: 3, count: 1 }]
        })
        return { revision: ++draft.revision, hash: '', rowCount: 2, rowIds, refusals: [] }
      },
    ],
  ])
  const given = new Map<string, unknown>()
  let isLost = false
  vi.mocked(asked).mockImplementation(async (operation, input, { idempotencyKey: key } = {}) => {
    const answer = (key && given.get(key)) ?? answers.get(operation)?.(input as never)
    if (key) given.set(key, answer)
    if (isLost) throw new FailedCall('network')
    return answer as never
  })
  /** What is sent arrives, and nobody hears of it; until it is told otherwise. */
  const loseAnswers = () => {
    isLost = true
    return () => void (isLost = false)
  }
  return { draft, loseAnswers, saved, theirs }
}

beforeEach(() => vi.mocked(asked).mockReset())

/** The same table on a page that was loaded anew. */
function reopen(unsaved: UnsavedChanges) {
  const carried = { done: [], undone: [], newIds: new Map<number, number>(), ...unsaved.read(columns)! }
  return new OpenSheet({ id: 'v', tableId: 't', revision: 2, rowCount: 2 }, columns, carried)
}

async function open() {
  const opened = new OpenSheet({ id: 'v', tableId: 't', revision: 1, rowCount: 2 }, columns)
  opened.start()
  await vi.waitFor(() => expect(opened.sheet.isWhole).toBe(true))
  return opened
}

test('a save that comes second brings in what the first did, tells both values and saves the rest', async () => {
  const { draft, saved, theirs } = serve()
  const opened = await open()
  draft.revision = 2
  theirs.push({ id: 1, after: null, cells: ['M1', '4'] })
  opened.do([{ kind: 'set', row: 1, at: 1, cell: '7' }])
  opened.do([{ kind: 'set', row: 2, at: 1, cell: '8' }])
  await opened.queue.flush()
  await vi.waitFor(() => expect(opened.get().saving).toBe('saved'))
  expect(saved).toEqual([[{ kind: 'set', row: 2, at: 1, cell: '8' }]])
  expect([0, 1].map((at) => opened.sheet.rowAt(at)?.cells[1])).toEqual(['4', '8'])
  expect(opened.get().conflicts).toMatchObject([{ rowId: 1, at: 1, mine: '7', theirs: '4' }])
  opened.ask({ ...opened.get().conflicts[0]!, mine: '8' })
  expect(opened.get().conflicts).toMatchObject([{ mine: '8' }])
  opened.do([
    {
      kind: 'setMany',
      rows: [1, 2],
      at: 0,
      cells: [
        ['M1', '9'],
        ['M2', '9'],
      ],
    },
  ])
  expect(opened.get().conflicts).toEqual([])
  // What is on its way would otherwise be saved in the middle of the next test.
  await opened.queue.flush()
  await vi.waitFor(() => expect(saved).toHaveLength(2))
})

test('columns that others changed are never written into under their old places', async () => {
  const { draft, saved } = serve()
  const opened = await open()
  const onColumns = vi.fn()
  opened.onColumns = onColumns
  const turned = columns.toReversed()
  Object.assign(draft, {
    revision: 2,
    columns: turned,
    rows: [1, 2].map((id) => ({ id, cells: [`1.${id}`, `M${id}`] })),
  })
  opened.do([{ kind: 'set', row: 2, at: 1, cell: '8' }])
  await opened.queue.flush()
  await vi.waitFor(() => expect(onColumns).toHaveBeenCalled())
  expect(saved).toEqual([])
  const next = opened.under({ id: 'v', tableId: 't', revision: 2, rowCount: 2 }, turned)
  next.start()
  await vi.waitFor(() => expect(saved).toEqual([[{ kind: 'set', row: 2, at: 0, cell: '8' }]]))
  expect(next.sheet.rowAt(1)?.cells).toEqual(['8', 'M2'])
})

test('what was not saved when a session ended is saved once the table is opened again', async () => {
  const { draft, saved } = serve()
  const unsaved = new UnsavedChanges(forgetful(), 'somebody', 'v')
  const opened = await open()
  opened.do([{ kind: 'set', row: 1, at: 1, cell: '7' }])
  opened.do([{ kind: 'insert', rows: [opened.sheet.newId()], after: 2, cells: [['M3', '3']] }])
  unsaved.keep({ columns, ...opened.queue.unsaved })
  opened.queue.takeBack()
  draft.revision = 2
  const again = reopen(unsaved)
  expect(again.sheet.newId()).toBe(-2)
  // Whoever shows the rows asks for them as well, and may have them first.
  again.loader.want(0)
  await vi.waitFor(() => expect(again.sheet.isWhole).toBe(true))
  again.start()
  await vi.waitFor(() => expect(again.get().saving).toBe('saved'))
  await vi.waitFor(() => expect(saved.flat()).toHaveLength(2))
  expect(saved.flat()).toMatchObject([
    { kind: 'set', row: 1, at: 1, cell: '7' },
    { kind: 'insert', rows: [-1], after: 2 },
  ])
  expect(again.sheet.rowAt(0)?.cells).toEqual(['M1', '7'])
  expect(again.sheet.rowAt(2)?.cells).toEqual(['M3', '3'])
  unsaved.keep({ columns, sent: null, waiting: [] })
  expect(unsaved.read(columns)).toBeNull()
})

test('rows that were sent and not answered before a reload are there once, and what was typed after them is saved', async () => {
  const { draft, loseAnswers, saved } = serve()
  const unsaved = new UnsavedChanges(forgetful(), 'somebody', 'v')
  const opened = await open()
  opened.do([{ kind: 'insert', rows: [opened.sheet.newId()], after: 2, cells: [['M3', '3']] }])
  const answersAgain = loseAnswers()
  expect(await opened.queue.flush()).toBe(false)
  expect(draft.revision).toBe(2)
  opened.do([{ kind: 'set', row: -1, at: 1, cell: '4' }])
  unsaved.keep({ columns, ...opened.queue.unsaved })
  opened.retire()
  answersAgain()
  const again = reopen(unsaved)
  again.start()
  await vi.waitFor(() => expect(again.get().saving).toBe('saved'))
  expect(saved.flat()).toEqual([
    { kind: 'insert', rows: [-1], after: 2, cells: [['M3', '3']] },
    { kind: 'set', row: 3, at: 1, cell: '4' },
  ])
  expect(again.sheet.count).toBe(3)
  expect(again.sheet.rowAt(2)).toEqual({ id: 3, cells: ['M3', '4'] })
})
