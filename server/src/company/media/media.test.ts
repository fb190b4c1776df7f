import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaOperations as mediaOf, type UploadDraft } from '@coverwright/contract/company/media'
import { type Permission } from '@coverwright/rules/company/members'
import { maySend, uploadPurposeNames } from '@coverwright/rules/company/media'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { media } from '.'

const people = testSessions()
const company = randomUUID()
let now = new Date('2026-03-02T08:00:00Z')
let server: TestServer
let photo: Buffer

beforeAll(async () => {
  const rooms = [media]
  const listCompanies = async () => [company]
  server = await startTestServer({ rooms, sessions: people.sessions, clock: () => now, listCompanies })
  photo = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#246' } })
    .withExif({ IFD0: { Copyright: 'WHERE-IT-WAS-TAKEN' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => server.close())

const signIn = async (inCompany = company, permissions: Permission[] = ['products.write']) =>
  people.open(await server.openBrowser(), inCompany, permissions)

const announce = (as: Caller, draft: Partial<UploadDraft>) =>
  server.call(
    mediaOf.requestUpload,
    { purpose: 'image', name: 'photo.jpg', size: photo.length, ...draft },
    { as, at: now },
  )
const complete = (as: Caller, uploadId: string) => server.call(mediaOf.completeUpload, { uploadId }, { as, at: now })
const put = (ticket: { url: string; headers: Record<string, string> }, body: Buffer | string) =>
  server.raw(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(Buffer.from(body)) })

async function upload(as: Caller, draft: Partial<UploadDraft> = {}, bytes: Buffer | string = photo) {
  const { data: ticket } = await announce(as, { size: Buffer.from(bytes).length, ...draft })
  expect((await put(ticket!, bytes)).status).toBe(204)
  return complete(as, ticket!.uploadId)
}

test('a photo is announced, sent, looked through, and read back without what its camera wrote into it', async () => {
  const me = await signIn()
  const { data: file } = await upload(me, { name: 'Harbour at night.jpeg' })
  expect(file).toMatchObject({
    purpose: 'image',
    name: 'Harbour at night.jpg',
    kind: 'jpg',
    width: 320,
    height: 200,
    may: ['delete'],
  })
  const answer = await server.raw(file!.url)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(bytes.length).toBe(file!.size)
  expect(photo.includes('WHERE-IT-WAS-TAKEN')).toBe(true)
  expect(bytes.includes('WHERE-IT-WAS-TAKEN')).toBe(false)
})

test.each([
  [{ name: 'logo.svg' }, 'media.svg'],
  [{ name: 'program.exe' }, 'media.wrongKind'],
  [{ size: 0 }, 'media.empty'],
  [{ size: 8 * 1024 * 1024 + 1 }, 'media.tooLarge'],
  [{ purpose: 'pricingTable', name: 'rates;drop.xlsx' }, 'media.nameCharacter'],
] as const)('%o is refused before a byte is sent', async (draft, code) => {
  expect(await announce(await signIn(), draft)).toMatchObject({ status: 409, message: code, data: null })
})

test('what is not what it says is refused, thrown away, and cannot be completed again', async () => {
  const me = await signIn()
  const { data: ticket } = await announce(me, { size: 30 })
  await put(ticket!, '<script>alert(1)</script>     ')
  expect(await complete(me, ticket!.uploadId)).toMatchObject({ status: 409, message: 'media.contentDiffers' })
  expect(await complete(me, ticket!.uploadId)).toMatchObject({ message: 'media.uploadClosed' })
  await server.runJobs()
  expect(await filesIn('incoming')).toEqual([])
})

test('the announced size is what is taken, to the byte', async () => {
  const me = await signIn()
  const { data: ticket } = await announce(me, {})
  expect((await put(ticket!, Buffer.concat([photo, Buffer.from('x')]))).status).toBe(413)
  expect((await put(ticket!, photo.subarray(1))).status).toBe(413)
  expect(await complete(me, ticket!.uploadId)).toMatchObject({ message: 'media.notArrived' })
})

test('writing to the address again after completion changes nothing that is kept', async () => {
  const me = await signIn()
  const { data: ticket } = await announce(me, {})
  await put(ticket!, photo)
  const { data: file } = await complete(me, ticket!.uploadId)
  await put(ticket!, Buffer.alloc(photo.length, 'x'))
  const kept = Buffer.from(await (await server.raw(file!.url)).arrayBuffer())
  expect((await sharp(kept).metadata()).format).toBe('jpeg')
})

test('five completions at once make one file', async () => {
  const me = await signIn()
  const { data: ticket } = await announce(me, {})
  await put(ticket!, photo)
  const answers = await Promise.all(Array.from({ length: 5 }, () => complete(me, ticket!.uploadId)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
})

test("another company's files and uploads are not there, and another member's upload is not mine to complete", async () => {
  const [me, colleague, stranger] = [await signIn(), await signIn(), await signIn(randomUUID())]
  const { data: file } = await upload(me)
  const get = (as: Caller) => server.call(mediaOf.getFile, { fileId: file!.id }, { as, at: now })
  expect((await get(colleague)).data).toMatchObject({ id: file!.id, may: [] })
  expect(await get(stranger)).toMatchObject({ status: 404, message: 'media.notFound' })
  const { data: ticket } = await announce(me, {})
  await put(ticket!, photo)
  for (const other of [colleague, stranger]) expect((await complete(other, ticket!.uploadId)).status).toBe(404)
})

test('a file goes away by who made it or by who may change the company, and its bytes with it', async () => {
  const [me, colleague, admin] = [await signIn(), await signIn(), await signIn(company, ['companies.write'])]
  const remove = (as: Caller, fileId: string) => server.call(mediaOf.deleteFile, { fileId }, { as, at: now })
  const { data: first } = await upload(me)
  const { data: second } = await upload(me)
  expect(await remove(colleague, first!.id)).toMatchObject({ status: 403, message: 'media.noPermission' })
  expect((await remove(me, first!.id)).status).toBe(200)
  expect((await remove(admin, second!.id)).status).toBe(200)
  expect((await remove(me, first!.id)).status).toBe(404)
  await server.runJobs()
  expect((await server.raw(first!.url)).status).toBe(404)
})

test('files are listed newest first, by purpose, and by part of their name', async () => {
  const elsewhere = randomUUID()
  const me = await signIn(elsewhere, ['products.write', 'companies.write'])
  await upload(me, { name: 'first.jpg' })
  await upload(me, { name: 'second.csv', purpose: 'dataSource' }, 'age,rate\n18,1.5\n')
  await upload(me, { name: 'third_50%.jpg', purpose: 'logo' })
  const list = async (query: object) =>
    (await server.call(mediaOf.listFiles, query, { as: me, at: now })).data!.rows.map(({ name }) => name)
  expect(await list({})).toHaveLength(3)
  expect(await list({ filter: { purpose: ['dataSource', 'logo'] } })).toHaveLength(2)
  expect(await list({ search: '50%' })).toEqual(['third_50%.jpg'])
  expect(await list({ filter: { kind: 'csv' } })).toEqual(['second.csv'])
})

test('a table is saved under its name, a film is played from the middle', async () => {
  const me = await signIn()
  const { data: table } = await upload(me, { purpose: 'dataSource', name: '保費.csv' }, 'age,rate\n18,1.5\n')
  const saved = await server.raw(table!.url)
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; .*%E4%BF%9D%E8%B2%BB\.csv$/)
  const film = Buffer.concat([
    Buffer.from('0000001866747970 6d703432000000006d7034326d703431'.replace(' ', ''), 'hex'),
    Buffer.alloc(20_000, 7),
  ])
  const { data: clip } = await upload(me, { purpose: 'video', name: 'claim.mp4' }, film)
  const part = await server.raw(clip!.url, { headers: { range: 'bytes=10000-10003' } })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4])
})

test('uploads that nobody finished are swept, and cannot be finished after their time', async () => {
  const me = await signIn()
  const { data: ticket } = await announce(me, {})
  await put(ticket!, photo)
  const before = now
  now = new Date(now.getTime() + 31 * 60_000)
  expect((await complete(me, ticket!.uploadId)).message).toBe('media.uploadExpired')
  expect((await put(ticket!, photo)).status).toBe(403)
  await server.runChore('media.sweepUploads')
  await server.runJobs()
  expect(await filesIn('incoming')).toEqual([])
  now = before
})

/** What lies in the store and is nobody's: uploads that still wait are somebody's. */
async function filesIn(folder: string): Promise<string[]> {
  const root = join(server.config.dataDir, 'files', folder)
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const waiting = await server.within(company, (ctx) =>
    ctx.db.execute("select key from uploads where state = 'waiting'"),
  )
  const known = waiting.rows.map(({ key }) => String(key))
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !known.some((key) => path.endsWith(key)))
}

test("a company's proofs are seen by who sent them and by those who may change the company, and by nobody else", async () => {
  const sender = await signIn(company, ['companies.write'])
  const [manager, colleague] = [await signIn(company, ['companies.write']), await signIn()]
  const { data: proof } = await upload(sender, { purpose: 'companyProof', name: 'passport.jpg' })
  const read = async (as: Caller) =>
    (await server.call(mediaOf.getFile, { fileId: proof!.id }, { as, at: now })).message
  const listed = async (as: Caller) => {
    const answer = await server.call(mediaOf.listFiles, { filter: { purpose: 'companyProof' } }, { as, at: now })
    return answer.data!.rows.map(({ id }) => id)
  }
  for (const as of [sender, manager]) {
    expect(await read(as)).toBe('')
    expect(await listed(as)).toContain(proof!.id)
  }
  expect(await read(colleague)).toBe('media.notFound')
  expect(await listed(colleague)).not.toContain(proof!.id)
})

test('who may only look sends their own picture and files for support, and nothing else', async () => {
  const looker = await signIn(company, ['products.read', 'companies.read'])
  const sent = []
  for (const purpose of uploadPurposeNames) {
    const answer = await announce(looker, { purpose, name: 'photo.jpg' })
    if (answer.status !== 403) sent.push(purpose)
    else expect(answer.message).toBe('platform.noPermission')
  }
  expect(sent).toEqual(['profilePicture', 'emailAttachment'])
  expect(sent).toEqual(uploadPurposeNames.filter((purpose) => maySend(purpose, [])))
})

test('what somebody sends to support is seen by nobody else in the company', async () => {
  const [sender, manager] = [await signIn(), await signIn(company, ['companies.write', 'products.write'])]
  const { data: file } = await upload(sender, { purpose: 'emailAttachment' })
  const read = async (as: Caller) => (await server.call(mediaOf.getFile, { fileId: file!.id }, { as, at: now })).message
  const listed = async (as: Caller) => {
    const answer = await server.call(mediaOf.listFiles, { filter: { purpose: 'emailAttachment' } }, { as, at: now })
    return answer.data!.rows.map(({ id }) => id)
  }
  expect([await read(sender), await read(manager)]).toEqual(['', 'media.notFound'])
  expect([await listed(sender), await listed(manager)]).toEqual([[file!.id], []])
})
