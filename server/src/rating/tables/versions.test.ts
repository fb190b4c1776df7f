import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { tableOperations as ops, type RowChange } from '@coverwright/contract/rating/tables'
import { openCompanySettings } from '@coverwright/rules/company/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { band, carRows } from './car-rates.builder'
import { companySettings } from '../../company/settings/tables'
import { tableChecks } from './tables'
import { startTables, WRITER } from './table-set.builder'
import { freezeTables, readFrozenTables, readRateTables, tablesRoom } from '.'

let tables: Awaited<ReturnType<typeof startTables>>
beforeAll(async () => {
  tables = await startTables()
})
afterAll(() => tables.server.close())

test('a check names a customer without a price; activating asks to be told that this is meant', async () => {
  const rows = carRows(1).filter((_, at) => at !== 1)
  const set = await tables.setTable(rows)
  const check = (await tables.server.call(ops.checkVersion, { versionId: set.versionId }, { as: set.as })).data!
  const gap = check.findings.find(({ code }) => code === 'table.gap')
  expect(gap).toMatchObject({ isHard: true, customer: { make: 'M0', age: '25' } })
  expect(await tables.activate(set)).toMatchObject({
    status: 409,
    message: 'tables.findingsOpen',
    values: { count: 1 },
  })
  expect((await tables.activate(set, { isAcknowledged: true })).data?.versions[0]).toMatchObject({
    state: 'active',
    check: { hard: 1 },
    may: ['deactivate', 'copy', 'setDates'],
  })
})

test('a row that nobody reaches is named as such, and not as a customer without a clear price', async () => {
  const rows = carRows(1)
  const set = await tables.setTable([...rows, rows[0]!])
  expect(await tables.activate(set)).toMatchObject({
    status: 409,
    message: 'tables.rowsUnreachable',
    values: { count: 1 },
  })
  expect((await tables.activate(set, { isAcknowledged: true })).status).toBe(200)
  const both = await tables.setTable([...rows.filter((_, at) => at !== 1), rows[0]!])
  expect(await tables.activate(both)).toMatchObject({ message: 'tables.findingsOpen', values: { count: 1 } })
})

test('a check says how a gap can be mended; a save of just that leaves nothing to find', async () => {
  const set = await tables.setTable(carRows(2).filter((_, at) => at !== 4))
  const check = () => tables.server.call(ops.checkVersion, { versionId: set.versionId }, { as: set.as })
  const [gap] = (await check()).data!.findings
  expect(gap?.mends?.map(({ kind }) => kind)).toEqual(['stretch', 'stretch', 'addRow'])
  const [edit] = gap!.mends![0]!.edits
  expect(edit).toEqual({ kind: 'set', row: 4, at: 1, was: band(18, 24), cell: band(18, 69) })
  await tables.save(set, 1, [{ kind: 'set', row: 4, at: 1, cell: band(18, 69) as never }])
  expect((await check()).data!.findings).toEqual([])
})

test('what an earlier edition of the check found is looked for again', async () => {
  const set = await tables.setTable(carRows(1).filter((_, at) => at !== 1))
  const check = () => tables.server.call(ops.checkVersion, { versionId: set.versionId }, { as: set.as })
  const { findings } = (await check()).data!
  const outcome = { edition: 1, found: { hash: '', findings: [], broken: [] } }
  await tables.inCompany(set, (ctx) => ctx.db.update(tableChecks).set({ outcome }))
  expect((await check()).data!.findings).toEqual(findings)
})

test('a large table is checked in a thread of its own', async () => {
  const set = await tables.setTable(carRows(1_200).filter((_, at) => at !== 1_501))
  const check = (await tables.server.call(ops.checkVersion, { versionId: set.versionId }, { as: set.as })).data!
  expect(check.findings.filter(({ isHard }) => isHard)).toMatchObject([
    { code: 'table.gap', customer: { make: 'M500' } },
  ])
})

test('a table with a missing value, or without rows, is not put in force', async () => {
  const set = await tables.setTable([['M', null, null, null]])
  expect(await tables.activate(set)).toMatchObject({ message: 'tables.broken', values: { count: 1, row: 1 } })
  const empty = await tables.setTable([])
  expect(await tables.activate(empty)).toMatchObject({ message: 'tables.noRows' })
})

test('what is in force is frozen; a copy shares its rows and is edited', async () => {
  const set = await tables.setTable()
  await tables.activate(set)
  const change: RowChange[] = [{ kind: 'set', row: 1, at: 2, cell: '2' }]
  expect(await tables.save(set, 2, change)).toMatchObject({ message: 'tables.versionFrozen' })
  expect(await tables.server.call(ops.discardVersion, { versionId: set.versionId }, { as: set.as })).toMatchObject({
    message: 'tables.versionFrozen',
  })
  const copy = (await tables.server.call(ops.copyVersion, { versionId: set.versionId }, { as: set.as })).data!
  expect(copy).toMatchObject({ number: 2, state: 'draft', rowCount: 6, copiedFrom: set.versionId })
  const draft = { ...set, versionId: copy.id }
  await tables.save(draft, 1, [
    ...change,
    { kind: 'delete', rows: [4] },
    { kind: 'insert', rows: [-1], after: 2, cells: [['New', null, '3', null]] },
  ])
  expect((await tables.rowsOf(set)).rows[0]?.cells[2]).toBe('1.40')
  const asked = { beforeId: set.versionId, afterId: copy.id }
  const compared = (await tables.server.call(ops.compareVersions, asked, { as: set.as })).data!
  expect(compared.counts).toEqual({ added: 1, gone: 1, changed: 1, same: 4 })
  expect(compared.changed).toMatchObject([{ at: 0, columns: ['factor'], before: { id: 1 }, after: { id: 1 } }])
  expect(compared.added).toMatchObject([{ at: 2, row: { id: 7 } }])
  expect(compared.gone).toMatchObject([{ at: 3, row: { id: 4 } }])
  expect((await tables.server.call(ops.discardVersion, { versionId: copy.id }, { as: set.as })).status).toBe(200)
})

test('in a comparison of large versions each row is found at its place of the whole', async () => {
  const set = await tables.setTable(carRows(1_200))
  const copy = (await tables.server.call(ops.copyVersion, { versionId: set.versionId }, { as: set.as })).data!
  await tables.save({ ...set, versionId: copy.id }, 1, [{ kind: 'set', row: 3_001, at: 2, cell: '2' }])
  const asked = { beforeId: set.versionId, afterId: copy.id }
  const compared = (await tables.server.call(ops.compareVersions, asked, { as: set.as })).data!
  expect(compared.counts).toEqual({ added: 0, gone: 0, changed: 1, same: 3_599 })
  expect(compared.changed).toMatchObject([{ at: 3_000, after: { id: 3_001 } }])
})

test('one version holds on a day: the earlier ends the day before, when asked to', async () => {
  const set = await tables.setTable()
  await tables.activate(set)
  const copy = (await tables.server.call(ops.copyVersion, { versionId: set.versionId }, { as: set.as })).data!
  const next = { ...set, versionId: copy.id }
  const july = { effectiveFrom: '2026-07-01' }
  expect(await tables.activate(next, july)).toMatchObject({ message: 'tables.daysShared', values: { numbers: '1' } })
  const { versions } = (await tables.activate(next, { ...july, makesRoom: true })).data!
  expect(versions).toMatchObject([
    { number: 2, state: 'active', effectiveFrom: '2026-07-01', effectiveTo: null },
    { number: 1, state: 'active', effectiveTo: '2026-06-30' },
  ])
  const june = { versionId: copy.id, baseRevision: 2, effectiveFrom: '2026-06-01', effectiveTo: null }
  expect(await tables.server.call(ops.setDates, june, { as: set.as })).toMatchObject({ message: 'tables.daysShared' })
  const moved = await tables.server.call(ops.setDates, { ...june, makesRoom: true }, { as: set.as })
  expect(moved.data?.versions[1]).toMatchObject({ effectiveTo: '2026-05-31' })
  const out = await tables.server.call(ops.deactivateVersion, { versionId: copy.id, baseRevision: 3 }, { as: set.as })
  expect(out.data?.versions[0]).toMatchObject({ state: 'inactive', may: ['activate', 'copy'] })
  expect(
    await tables.server.call(ops.deactivateVersion, { versionId: copy.id, baseRevision: 4 }, { as: set.as }),
  ).toMatchObject({ message: 'tables.versionNotActive' })
  const reversed = { ...june, baseRevision: 4, effectiveTo: '2026-01-01' }
  expect(await tables.server.call(ops.setDates, reversed, { as: set.as })).toMatchObject({
    message: 'tables.daysReversed',
  })
})

test('others read what is in force, twice the same object, and a draft only when they ask', async () => {
  const set = await tables.setTable()
  const read = (versions: 'active' | 'newest' | string[]) =>
    tables.inCompany(set, (ctx) => readRateTables(ctx, set.productId, { versions }))
  expect(await read('active')).toEqual([])
  expect((await read('newest'))[0]?.table).toMatchObject({ id: 'ageFactors', versions: [{ id: set.versionId }] })
  await tables.activate(set)
  const [first] = await read('active')
  expect(first?.table.versions[0]?.rows).toEqual(carRows(2))
  expect((await read('active'))[0]).toBe(first)
  const copy = (await tables.server.call(ops.copyVersion, { versionId: set.versionId }, { as: set.as })).data!
  expect((await read([copy.id]))[0]?.table.versions.map(({ id }) => id)).toEqual([set.versionId, copy.id])
})

test('what was published with a table is read again to the last cell, even when the table is gone', async () => {
  const set = await tables.setTable()
  await tables.activate(set)
  const frozen = await tables.inCompany(set, (ctx) => freezeTables(ctx, set.productId))
  expect((await tables.server.call(ops.delete, { id: set.tableId }, { as: set.as })).status).toBe(200)
  const sweep = tablesRoom.chores?.[0]
  await tables.inCompany(set, (ctx) => sweep!.run({ ...ctx, now: () => new Date(Date.now() + 48 * 3_600_000) }))
  const stored = JSON.parse(JSON.stringify(frozen)) as typeof frozen
  const [read] = await tables.inCompany(set, (ctx) => readFrozenTables(ctx, stored))
  expect(read?.table.versions[0]?.rows).toEqual(carRows(2))
})

test('where the company wants four eyes, whoever changed a table does not put it in force', async () => {
  const set = await tables.setTable()
  const values = { ...openCompanySettings(null), needsSecondPerson: true }
  await tables.inCompany(set, (ctx) =>
    ctx.db
      .insert(companySettings)
      .values({ companyId: set.company, version: 1, values, changedBy: randomUUID(), changedAt: ctx.now() }),
  )
  const [first] = (await tables.rowsOf(set)).rows
  const saved = await tables.save(set, 1, [{ kind: 'set', row: first!.id, at: 2, cell: '1.25' }])
  const baseRevision = saved.data!.revision
  expect(await tables.activate(set, { baseRevision })).toMatchObject({ status: 409, message: 'tables.secondPerson' })
  expect((await tables.server.call(ops.askActivation, { versionId: set.versionId }, { as: set.as })).status).toBe(200)
  const waiting = () =>
    tables.inCompany(set, async (ctx) => (await ctx.db.execute(sql`select href from notices`)).rows.length)
  expect(await waiting()).toBe(1)
  const colleague = tables.people.open(await tables.server.openBrowser(), set.company, WRITER)
  const activated = await tables.activate({ ...set, as: colleague }, { baseRevision, isAcknowledged: true })
  expect(activated.data?.versions[0]).toMatchObject({ state: 'active' })
  expect(await waiting()).toBe(0)
})
