import {
  documentCentreOperations as operations,
  productDocumentOperations,
} from '@coverwright/contract/design/document-centre'
import { mediaOperations } from '@coverwright/contract/company/media'
import type { Operation, SendsOf } from '@coverwright/contract/platform'
import { setUpOperations } from '@coverwright/contract/design/products'
import { sentMoments } from '@coverwright/rules/design/templates'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdFile } from '../../company/media'
import { type Caller, keepFile, makeTeam, startTestServer, type TestServer } from '../../platform/testing'
import { travelLight } from '../../release/publishing/travel-light'
import { openProduct } from '../products'
import { smallPdf } from './small-pdf'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

let team: Awaited<ReturnType<typeof makeTeam>>
let standard: Caller
beforeEach(async () => {
  team = await makeTeam(server)
  standard = await server.signIn(`standard@${team.at}`)
})

const asker =
  (as: Caller) =>
  <Op extends Operation>(operation: Op, input: SendsOf<Op>) =>
    server.call(operation, input, { as })
const everyone = { kind: 'everyone' } as const
const sent = async (content: Buffer, madeBy = team.idOf('primary')) =>
  (await keepFile(server, team.company.id, { purpose: 'centreDocument', content, madeBy })).id
const draft = async (name: string, lines: string[] = [name]) => ({
  ...{ name, folderId: null, seenBy: everyone, note: '' },
  fileId: await sent(smallPdf(lines)),
})
const add = async (name: string, lines?: string[]) =>
  (await asker(team.primary)(operations.add, await draft(name, lines))).data!

test('a document is read when it is added, found by its text, and read at a signed address', async () => {
  const ask = asker(team.primary)
  const made = await add(' Claims guide ', ['Pay water damage within', 'ten days of the survey.'])
  expect(made).toMatchObject({
    ...{ name: 'Claims guide', usedIn: [], revision: 1, may: ['edit', 'addVersion', 'delete'] },
    current: { number: 1, pages: 1, hasText: true, by: 'primary Test' },
  })
  await add('Travel rules')
  const found = async (search: string) => (await ask(operations.list, { search })).data?.rows
  expect(await found('WATER damage')).toMatchObject([
    { name: 'Claims guide', found: 'Pay water damage within ten days of the survey.' },
  ])
  expect((await found('rules'))?.map(({ name }) => name)).toEqual(['Travel rules'])
  expect(await found('%')).toEqual([])
  const { url } = (await ask(operations.getAddress, { id: made.id, number: 1 })).data!
  const answer = await server.raw(url.replace(/^https?:\/\/[^/]+/, ''))
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await ask(operations.getAddress, { id: made.id, number: 2 })).message).toBe('documentCentre.notFound')
})

test('a newer version takes the place of the one before, which stays; of two who change it the second is told', async () => {
  const ask = asker(team.primary)
  const { id, revision: baseRevision } = await add('Guidelines', ['First edition'])
  const next = { id, baseRevision, fileId: await sent(smallPdf(['Second edition'])), note: 'New limits' }
  expect((await ask(operations.addVersion, next)).data).toMatchObject({ current: { number: 2, note: 'New limits' } })
  const { versions } = (await ask(operations.get, { id })).data!
  expect(versions.map(({ number }) => number)).toEqual([2, 1])
  expect((await ask(operations.list, { search: 'First edition' })).data?.rows).toEqual([])
  const late = { ...next, fileId: await sent(smallPdf(['Third'])) }
  expect((await ask(operations.addVersion, late)).message).toBe('documentCentre.changedMeanwhile')
  const renamed = { id, baseRevision, name: 'Rules', folderId: null, seenBy: everyone }
  expect((await ask(operations.update, renamed)).message).toBe('documentCentre.changedMeanwhile')
  expect((await ask(operations.update, { ...renamed, baseRevision: 2 })).data).toMatchObject({
    name: 'Rules',
    revision: 3,
  })
})

test('names are not empty and not taken twice, whatever their case', async () => {
  const ask = asker(team.primary)
  await add('Guidelines')
  expect((await ask(operations.add, await draft('GUIDELINES'))).message).toBe('documentCentre.nameTaken')
  expect(await ask(operations.add, await draft('  '))).toMatchObject({ status: 400, field: 'name' })
  expect((await ask(operations.addFolder, { name: 'Claims' })).status).toBe(200)
  expect((await ask(operations.addFolder, { name: 'claims' })).message).toBe('documentCentre.folderTaken')
})

test.each([
  ['no PDF inside', Buffer.from('%PDF-1.4 nothing else'), 'documentCentre.notComply'],
  [
    'no page',
    Buffer.from(smallPdf(['x']).toString().replace('/Count 1', '/Count 0')),
    'documentCentre.pageCountMissing',
  ],
])('a file with %s is refused', async (_words, content, code) => {
  const answer = await asker(team.primary)(operations.add, { ...(await draft('Broken')), fileId: await sent(content) })
  expect([answer.message, answer.field]).toEqual([code, 'fileId'])
})

test('a file of somebody else, for something else, or in use already is not taken; nor one that is too large', async () => {
  const ask = asker(team.primary)
  const used = await draft('Guidelines')
  await ask(operations.add, used)
  const { id: other } = await keepFile(server, team.company.id, { purpose: 'document', madeBy: team.idOf('primary') })
  for (const fileId of [used.fileId, other, await sent(smallPdf(['x']), team.idOf('admin'))])
    expect((await ask(operations.add, { ...used, name: 'Again', fileId })).message).toBe('documentCentre.fileGone')
  const large = { purpose: 'centreDocument', name: 'a.pdf', size: 10 * 1024 * 1024 + 1 } as const
  expect((await ask(mediaOperations.requestUpload, large)).message).toBe('media.tooLarge')
})

test('who may see it: everybody, or who is named; to others it is not there, not even by its text', async () => {
  const [ask, look] = [asker(team.primary), asker(standard)]
  const open = await add('Open', ['The secret is out'])
  const hidden = await add('Hidden', ['The secret is safe'])
  const only = { ...{ id: hidden.id, baseRevision: 1, name: 'Hidden', folderId: null } }
  await ask(operations.update, { ...only, seenBy: { kind: 'people', memberIds: [team.idOf('admin')] } })
  const names = async (who: typeof ask) =>
    (await who(operations.list, { search: 'secret' })).data?.rows.map(({ name }) => name)
  expect([await names(ask), await names(look)]).toEqual([['Hidden', 'Open'], ['Open']])
  for (const answer of [
    await look(operations.get, { id: hidden.id }),
    await look(operations.getAddress, { id: hidden.id, number: 1 }),
  ])
    expect(answer).toMatchObject({ status: 404, message: 'documentCentre.notFound' })
  await ask(operations.update, {
    ...{ ...only, baseRevision: 2, seenBy: { kind: 'people', memberIds: [team.idOf('standard')] } },
  })
  expect(await names(look)).toEqual(['Hidden', 'Open'])
  expect((await look(operations.get, { id: open.id })).data).toMatchObject({ may: [] })
  expect(await look(operations.delete, { id: open.id })).toMatchObject({ status: 403 })
  const stranger = { kind: 'people' as const, memberIds: ['01890000-0000-7000-8000-000000000000'] }
  const wrong = { ...only, baseRevision: 3, seenBy: stranger }
  expect((await ask(operations.update, wrong)).message).toBe('documentCentre.personGone')
})

test('folders hold documents; one that is not empty stays', async () => {
  const ask = asker(team.primary)
  const folder = (await ask(operations.addFolder, { name: 'Claims' })).data!
  const { id, revision: baseRevision, name } = await add('Guide')
  const moved = { id, baseRevision, name, folderId: folder.id, seenBy: everyone }
  expect((await ask(operations.update, moved)).data?.folderId).toBe(folder.id)
  expect((await ask(operations.list, { filter: { folder: folder.id } })).data?.rows).toHaveLength(1)
  expect((await ask(operations.deleteFolder, { id: folder.id })).message).toBe('documentCentre.folderFull')
  expect((await ask(operations.delete, { id })).data).toEqual({ id })
  expect((await ask(operations.renameFolder, { id: folder.id, name: 'Old claims' })).data?.name).toBe('Old claims')
  expect((await ask(operations.deleteFolder, { id: folder.id })).data).toEqual({ id: folder.id })
  expect((await ask(operations.renameFolder, { id: folder.id, name: 'x' })).message).toBe(
    'documentCentre.folder.notFound',
  )
  expect((await ask(operations.add, { ...(await draft('Lost')), folderId: folder.id })).message).toBe(
    'documentCentre.folderGone',
  )
})

test('another company has none of it', async () => {
  const { id } = await add('Guidelines')
  const other = asker((await makeTeam(server)).primary)
  expect((await other(operations.list, { search: 'Guidelines' })).data?.rows).toEqual([])
  for (const answer of [
    await other(operations.get, { id }),
    await other(operations.getAddress, { id, number: 1 }),
    await other(operations.delete, { id }),
  ])
    expect(answer).toMatchObject({ status: 404, message: 'documentCentre.notFound' })
})

const openTravel = (company: string) =>
  server.within(company, (ctx) =>
    openProduct(ctx, {
      ...{ name: 'Travel Light', description: '', size: 'simple', insuranceType: 'travel', currency: 'HKD' },
      ...{ languages: ['en_us'], timeZone: 'Asia/Hong_Kong', ownerId: null, body: travelLight },
    } as Parameters<typeof openProduct>[1]),
  )

test('where the very same file is used is said, by the name of the product', async () => {
  const company = team.company.id
  const product = await openTravel(company)
  const content = smallPdf(['Booklet'])
  const { id: fileId } = await keepFile(server, company, { purpose: 'planDocument', content })
  await server.within(company, (ctx) => holdFile(ctx, { place: 'planDocument', of: `${product.id} ${fileId}` }, fileId))
  expect((await add('Booklet', ['Booklet'])).usedIn).toEqual([
    { place: 'product', productId: product.id, name: 'Travel Light' },
  ])
})

test('the documents of a product: of each plan what is there and missing, mails and papers as they are bound', async () => {
  const product = await openTravel(team.company.id)
  const ask = asker(team.primary)
  const { rows } = (await ask(productDocumentOperations.get, { productId: product.id })).data!
  const counted = (kind: string) => rows.filter((row) => row.kind === kind).map(({ state }) => state)
  expect([counted('email'), counted('policyPapers')]).toEqual([sentMoments.map(() => 'standard'), ['standard']])
  const parts = (await ask(setUpOperations.get, { productId: product.id })).data!.parts
  expect(parts.find(({ part }) => part === 'documents')).toMatchObject({
    state: 'notNeeded',
    lines: [{ code: 'none' }],
  })
  const other = asker((await makeTeam(server)).primary)
  expect((await other(productDocumentOperations.get, { productId: product.id })).status).toBe(404)
})
