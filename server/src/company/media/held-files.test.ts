import { companyOperations } from '@coverwright/contract/company/companies'
import { accountOperations } from '@coverwright/contract/company/identity'
import { mediaOperations } from '@coverwright/contract/company/media'
import { memberOperations } from '@coverwright/contract/company/members'
import type { FilePlace, UploadPurpose } from '@coverwright/rules/company/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, keepFile, makeTeam, startTestServer, type TestServer } from '../../platform/testing'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const show = (as: Caller, change: object) => server.call(companyOperations.updateCompany, change, { as })
const wear = (as: Caller, pictureFile: string | null) =>
  server.call(accountOperations.updateAccount, { pictureFile }, { as })
const remove = (as: Caller, fileId: string) => server.call(mediaOperations.deleteFile, { fileId }, { as })
const look = async (as: Caller, fileId: string) => (await server.call(mediaOperations.getFile, { fileId }, { as })).data

type Case = {
  place: FilePlace
  purpose: UploadPurpose
  put(as: Caller, file: string | null): Promise<unknown>
}
const cases: Case[] = [
  { place: 'companyLogo', purpose: 'logo', put: (as, logoFile) => show(as, { logoFile }) },
  { place: 'companyFavicon', purpose: 'favicon', put: (as, faviconFile) => show(as, { faviconFile }) },
  {
    place: 'companyDocument',
    purpose: 'companyProof',
    put: (as, file) => show(as, { documents: { businessRegistration: file } }),
  },
  { place: 'profilePicture', purpose: 'profilePicture', put: wear },
]

test.each(cases)('a file that is shown as $place stays until another stands there', async ({ place, purpose, put }) => {
  const { primary, company } = await makeTeam(server)
  const [one, other] = [
    await keepFile(server, company.id, { purpose, kind: 'png' }),
    await keepFile(server, company.id, { purpose, kind: 'png' }),
  ]
  await put(primary, one.id)
  expect(await look(primary, one.id)).toMatchObject({ shownAs: [place], may: [] })
  expect(await remove(primary, one.id)).toMatchObject({ status: 409, message: 'media.inUse', values: { place } })
  await put(primary, other.id)
  expect(await look(primary, one.id)).toMatchObject({ shownAs: [], may: ['delete'] })
  expect((await remove(primary, one.id)).status).toBe(200)
  await put(primary, null)
  expect((await remove(primary, other.id)).status).toBe(200)
})

test('a picture chosen and deleted at once is either chosen or deleted, never a broken one', async () => {
  const { primary, company } = await makeTeam(server)
  for (let round = 0; round < 5; round++) {
    const { id } = await keepFile(server, company.id, { purpose: 'logo', kind: 'png' })
    const [shown, removed] = await Promise.all([show(primary, { logoFile: id }), remove(primary, id)])
    expect([shown.status, removed.status].filter((status) => status === 200)).toHaveLength(1)
    const { data } = await server.call(companyOperations.getCompany, {}, { as: primary })
    if (shown.status === 200) expect(data?.logo?.id).toBe(id)
    else expect(data?.logo?.id).not.toBe(id)
  }
})

test('an erased person takes their picture along, whoever else wears it', async () => {
  const { primary, company, at, idOf } = await makeTeam(server)
  const standard = await server.signIn(`standard@${at}`)
  const memberId = idOf('standard')
  const { id } = await keepFile(server, company.id, { purpose: 'profilePicture', kind: 'png', madeBy: memberId })
  await wear(standard, id)
  await wear(primary, id)
  await server.call(memberOperations.deactivateMember, { memberId }, { as: primary })
  expect((await server.call(memberOperations.eraseMember, { memberId }, { as: primary })).status).toBe(200)
  expect((await server.call(accountOperations.getAccount, {}, { as: primary })).data?.pictureUrl).toBeNull()
})
