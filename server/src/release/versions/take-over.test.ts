import { productOperations } from '@coverwright/contract/design/products'
import { productTestOperations } from '@coverwright/contract/rating/product-tests'
import { tableOperations } from '@coverwright/contract/rating/tables'
import { designOperations } from '@coverwright/contract/release/designs'
import { versionOperations } from '@coverwright/contract/release/versions'
import { type Permission, permissions } from '@coverwright/rules/company/members'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editorRoom } from '../../design/editor'
import { libraryRoom } from '../../design/library'
import { plansRoom } from '../../design/plans'
import { productsRoom } from '../../design/products'
import { unpackZip, writeZip } from '../../platform/bytes'
import { type Caller, keepFile, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { pricing } from '../../rating/pricing'
import { productTests } from '../../rating/product-tests'
import { tablesRoom } from '../../rating/tables'
import { designsRoom } from '../designs'
import { archiveFiles } from './archive-files'
import { archiveOf } from './archive-of'
import { versionsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  const design = [designsRoom, productsRoom, editorRoom, plansRoom([]), libraryRoom]
  const rooms = [...design, tablesRoom, pricing, productTests, versionsRoom]
  server = await startTestServer({ rooms, sessions: people.sessions })
})
afterAll(() => server.close())

const enter = async (company: string = randomUUID(), held: readonly Permission[] = permissions) => {
  const as = people.open(await server.openBrowser(), company, held)
  return { as: as as Caller, company, me: as.session.member.id }
}
type Person = Awaited<ReturnType<typeof enter>>

type Files = Map<string, Buffer>
async function aPet(person: Person, currency = 'HKD') {
  const { as, company, me } = person
  const sent = { size: 'simple', description: '', insuranceType: 'pet', name: 'Pets', languages: ['en_us'] } as const
  const { id: productId } = (
    await server.call(designOperations.create, { ...sent, languages: [...sent.languages], currency }, { as })
  ).data!
  const leave = async (): Promise<Files> => {
    const zip = await server.within(company, async (ctx) =>
      writeZip(await archiveFiles(await archiveOf(ctx, productId))),
    )
    return new Map((await unpackZip(zip))!)
  }
  const bring = async (files: Files) => {
    const content = await writeZip([...files].map(([name, bytes]) => ({ name, bytes })))
    const { id } = await keepFile(server, company, { purpose: 'productArchive', kind: 'zip', content, madeBy: me })
    return id
  }
  const read = async () => (await server.call(productOperations.get, { id: productId }, { as })).data!.body
  const compare = (fileId: string, by = as) =>
    server.call(versionOperations.compareImport, { productId, fileId }, { as: by })
  const takeOver = (fileId: string, baseRevision: number, by = as) =>
    server.call(versionOperations.takeOverImport, { productId, fileId, baseRevision }, { as: by })
  return { productId, leave, bring, read, compare, takeOver }
}

const worded = (files: Files) => {
  const name = [...files.keys()].find((each) => each.startsWith('pages/'))!
  files.set(
    name,
    Buffer.from(
      files
        .get(name)!
        .toString()
        .replace(/"en_us": "[^"]*"/, '"en_us": "Your animal"'),
    ),
  )
  return files
}
const rated = (files: Files) => {
  const name = [...files.keys()].find((each) => each.endsWith('.csv'))!
  files.set(
    name,
    Buffer.from(
      files
        .get(name)!
        .toString()
        .replace(/,[\d.]+\n/, ',9.75\n'),
    ),
  )
  return files
}

test('what comes in is compared first and changes nothing; taken over it is one more change of the draft', async () => {
  const here = await enter()
  const { productId, leave, bring, read, compare, takeOver } = await aPet(here)
  const before = await read()
  const fileId = await bring(rated(worded(await leave())))
  const { data: compared } = await compare(fileId)
  expect(compared).toMatchObject({ revision: before.revision, tests: 0, tables: [{ added: 1, gone: 1 }] })
  expect(compared!.differences).toMatchObject([{ how: 'changed', thing: 'page', field: 'title', to: 'Your animal' }])
  expect(await read()).toEqual(before)
  const taken = await takeOver(fileId, compared!.revision)
  expect(taken.message).toBe('')
  expect((await read()).body.pages[0]?.title.en_us).toBe('Your animal')
  const { entries } = (await server.call(versionOperations.getHistory, { productId }, { as: here.as })).data!
  expect(entries.find(({ kind }) => kind === 'body')).toMatchObject({ what: 'tookOver' })
  // What is in force stays so: the other rates wait, and the tests pass as before.
  const { tables } = (await server.call(tableOperations.list, { productId }, { as: here.as })).data!
  expect(tables.flatMap(({ versions }) => versions).filter(({ state }) => state === 'draft')).toHaveLength(1)
  const run = { productId, tables: 'active' as const }
  expect((await server.call(productTestOperations.runTests, run, { as: here.as })).data).toMatchObject({ failed: 0 })
})

test('the same files again differ in nothing', async () => {
  const here = await enter()
  const { leave, bring, compare } = await aPet(here)
  const same = await compare(await bring(await leave()))
  expect(same.data).toMatchObject({ differences: [], tables: [], tests: 0 })
})

test('each refusal of taking over', async () => {
  const here = await enter()
  const { productId, leave, bring, read, takeOver, compare } = await aPet(here)
  const fileId = await bring(worded(await leave()))
  const { body, revision } = await read()
  const look = { ...body.look, font: 'serif' as const }
  await server.call(
    productOperations.saveBody,
    { productId, baseRevision: revision, body: { ...body, look } as never },
    { as: here.as },
  )
  expect((await takeOver(fileId, revision)).message).toBe('versions.changedSince')
  const dollars = await aPet(here, 'USD')
  const foreign = await bring(await dollars.leave())
  expect((await takeOver(foreign, revision + 1)).message).toBe('versions.otherCurrency')
  const reader = await enter(here.company, ['products.read'])
  expect((await compare(fileId, reader.as)).message).toBe('platform.noPermission')
  expect((await takeOver(fileId, revision + 1, (await enter()).as)).message).toBe('products.notFound')
  expect((await read()).body.pages[0]?.title.en_us).not.toBe('Your animal')
})
