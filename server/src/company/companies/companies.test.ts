import { companyOperations, companyReviewOperations } from '@coverwright/contract/company/companies'
import { identityOperations } from '@coverwright/contract/company/identity'
import { memberOperations } from '@coverwright/contract/company/members'
import { brokerOperations } from '@coverwright/contract/selling/partners'
import { notificationOperations } from '@coverwright/contract/company/notifications'
import { companyDocuments } from '@coverwright/rules/company/companies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Caller,
  keepFile,
  linkSentTo,
  makeCompany,
  readMailbox,
  startTestServer,
  testClock,
  type TestServer,
} from '../../platform/testing'

let server: TestServer
const clock = testClock()
const operatorKey = 'the key of whoever runs this'

beforeAll(async () => {
  server = await startTestServer({ clock: clock.read, settings: { OPERATOR_KEY: operatorKey } })
})
afterAll(() => server.close())

async function newCompany() {
  const company = await makeCompany(server)
  return { ...company, as: await server.signIn(company.primary) }
}

const details = {
  mainBusinessAddress: '1 Queen’s Road Central',
  contactNumber: '+852 3345 6789',
  officialEmail: 'office@harbour.example',
  bankName: 'Harbour Bank',
  bankAccountNumber: '012-345678-901',
}

async function completeProfile(id: string, as: Awaited<ReturnType<typeof newCompany>>['as']) {
  const documents: Record<string, string> = {}
  for (const kind of companyDocuments) documents[kind] = (await keepFile(server, id, { purpose: 'companyProof' })).id
  const { id: faviconFile } = await keepFile(server, id, { purpose: 'favicon', kind: 'png' })
  return server.call(companyOperations.updateCompany, { ...details, documents, faviconFile }, { as })
}

test('a website typed without its scheme is kept with the safe one, and the profile has the title of its user', async () => {
  const { as } = await newCompany()
  const typed = { websiteUrl: 'harbour.example/travel', userTitle: 'Managing Director' }
  const { data } = await server.call(companyOperations.updateCompany, typed, { as })
  expect(data).toMatchObject({ websiteUrl: 'https://harbour.example/travel', userTitle: 'Managing Director' })
  expect(data?.missing).toContain('faviconFile')
})

test('a company keeps its profile; of its bank account only the last digits ever leave', async () => {
  const { as, id } = await newCompany()
  const { id: logoFile } = await keepFile(server, id, { purpose: 'logo', kind: 'png' })
  const changed = await server.call(
    companyOperations.updateCompany,
    { ...details, logoFile, themeColour: '#123456' },
    { as },
  )
  expect(changed.message).toBe('')
  expect(changed.data).toMatchObject({ bankAccountEnding: '8901', bankName: 'Harbour Bank', themeColour: '#123456' })
  expect(JSON.stringify(changed.data)).not.toContain('345678')
  const me = await server.call(identityOperations.me, {}, { as })
  expect(me.data?.company).toMatchObject({ themeColour: '#123456', logoUrl: changed.data?.logo?.url })
  expect(changed.data?.logo?.url).toMatch(/^(http|\/)/)
})

test('a file of another company, or for another use, is refused at its field', async () => {
  const [{ as, id }, other] = [await newCompany(), await newCompany()]
  const refused = async (change: { logoFile?: string; documents?: Record<string, string> }) => {
    const { message, field } = await server.call(companyOperations.updateCompany, change, { as })
    return { message, field }
  }
  const { id: foreign } = await keepFile(server, other.id, { purpose: 'logo', kind: 'png' })
  expect(await refused({ logoFile: foreign })).toEqual({ message: 'companies.fileNotUsable', field: 'logoFile' })
  const { id: paper } = await keepFile(server, id, { purpose: 'companyProof' })
  expect(await refused({ logoFile: paper })).toEqual({ message: 'companies.fileNotUsable', field: 'logoFile' })
  const { id: logo } = await keepFile(server, id, { purpose: 'logo', kind: 'png' })
  expect(await refused({ documents: { uboPassport: logo } })).toMatchObject({ field: 'documents.uboPassport' })
})

test.each([
  { websiteUrl: 'javascript:alert(1)' },
  { websiteUrl: 'https://localhost' },
  { officialEmail: 'nobody' },
  { themeColour: 'red' },
  { bankAccountNumber: '１２３４' },
  { contactNumber: '<b>1</b>' },
  { contactNumber: '+852 2345 6789' },
  { phone: '+86 2380013800' },
])('%j does not fit', async (change) => {
  const { as } = await newCompany()
  const refused = await server.call(companyOperations.updateCompany, change, { as })
  expect(refused).toMatchObject({ status: 400, field: Object.keys(change)[0] })
})

const noticesOf = async (as: Caller) => {
  await server.runJobs()
  const { data } = await server.call(notificationOperations.list, {}, { as })
  return data?.rows.map(({ kind, href }) => `${kind} ${href}`)
}

test('papers are handed in whole, reviewed by the platform’s team, and reviewed again after a change', async () => {
  const { as, id, name, primary } = await newCompany()
  const early = await server.call(companyOperations.submitCompany, {}, { as })
  expect(early).toMatchObject({
    message: 'companies.profileIncomplete',
    field: 'mainBusinessAddress',
    values: { count: 11 },
  })
  await completeProfile(id, as)
  expect((await server.call(companyOperations.submitCompany, {}, { as })).data?.verification).toBe('pending')
  expect((await server.call(companyOperations.submitCompany, {}, { as })).message).toBe('companies.nothingToSubmit')
  const wrong = await server.call(companyReviewOperations.listReviews, { operatorKey: 'not the key at all' })
  expect(wrong.message).toBe('platform.wrongOperatorKey')
  const waiting = await server.call(companyReviewOperations.listReviews, { operatorKey })
  expect(waiting.data?.reviews).toMatchObject([{ companyId: id, name }])
  const review = (decision: 'approve' | 'reject', note = '') =>
    server.call(companyReviewOperations.reviewCompany, { operatorKey, companyId: id, decision, note })
  expect(await review('reject')).toMatchObject({ message: 'companies.noteMissing', field: 'note' })
  await review('reject', 'The passport cannot be read')
  const failed = await server.call(companyOperations.getCompany, {}, { as })
  expect(failed.data).toMatchObject({ verification: 'failed', verificationNote: 'The passport cannot be read' })
  expect((await readMailbox(server, primary))[0]?.text).toContain('The passport cannot be read')
  expect(await noticesOf(as)).toContain('companies.verificationFailed /company-profile')
  await server.call(companyOperations.submitCompany, {}, { as })
  await review('approve')
  expect(await noticesOf(as)).toContain('companies.verified /company-profile')
  expect((await review('approve')).message).toBe('companies.nothingToReview')
  await server.call(companyOperations.updateCompany, { themeColour: '#654321' }, { as })
  expect((await server.call(companyOperations.getCompany, {}, { as })).data?.verification).toBe('verified')
  await server.call(companyOperations.updateCompany, { bankName: 'Another Bank' }, { as })
  expect((await server.call(companyOperations.getCompany, {}, { as })).data?.verification).toBe('pendingUpdate')
  const nobody = { operatorKey, companyId: '01900000-0000-7000-8000-00000000cccc', decision: 'approve' as const }
  expect((await server.call(companyReviewOperations.reviewCompany, nobody)).message).toBe('companies.notFound')
})

test('an insurer invites a broker, who connects once; a broker invites nobody', async () => {
  const [insurer, broker] = [await newCompany(), await makeCompany(server, { businessType: 'broker' })]
  const asBroker = await server.signIn(broker.primary)
  const invite = () => server.call(brokerOperations.inviteBroker, { email: broker.primary }, { as: insurer.as })
  expect((await invite()).data).toMatchObject({ state: 'pending', isRegistered: false, side: 'invited' })
  const link = await linkSentTo(server, broker.primary)
  const insurerName = insurer.name
  const state = async () => (await server.call(brokerOperations.getBindRequest, { link })).data?.state
  expect(await state()).toBe('pending')
  const misnamed = { link, insurerName: 'Somebody Else Insurance' }
  expect((await server.call(brokerOperations.connectBroker, misnamed, { as: asBroker })).message).toBe(
    'partners.insurerNameWrong',
  )
  expect((await server.call(brokerOperations.connectBroker, { link, insurerName }, { as: insurer.as })).message).toBe(
    'partners.notYourself',
  )
  expect((await server.call(brokerOperations.connectBroker, { link, insurerName }, { as: asBroker })).data).toEqual({
    done: true,
  })
  expect((await server.call(brokerOperations.connectBroker, { link, insurerName }, { as: asBroker })).message).toBe(
    'identity.linkExpired',
  )
  expect(await state()).toBe('accepted')
  expect((await invite()).message).toBe('partners.alreadyConnected')
  const listed = await server.call(brokerOperations.listBrokers, {}, { as: asBroker })
  expect(listed.data?.rows).toMatchObject([{ side: 'wasInvited', companyName: insurer.name, state: 'connected' }])
  const tried = await server.call(brokerOperations.inviteBroker, { email: 'x@y.example' }, { as: asBroker })
  expect(tried.message).toBe('partners.brokersInviteNobody')
  const stranger = await newCompany()
  expect((await server.call(brokerOperations.listBrokers, {}, { as: stranger.as })).data?.total).toBe(0)
})

test('who was invited as a broker can refuse with the link alone', async () => {
  const insurer = await newCompany()
  const email = `broker@${insurer.name.replaceAll(' ', '-').toLowerCase()}.example`
  await server.call(brokerOperations.inviteBroker, { email }, { as: insurer.as })
  const link = await linkSentTo(server, email)
  expect((await server.call(brokerOperations.refuseBind, { link })).data).toEqual({ done: true })
  expect((await server.call(brokerOperations.refuseBind, { link })).message).toBe('identity.linkExpired')
  expect((await server.call(brokerOperations.getBindRequest, { link })).data).toMatchObject({
    insurerName: insurer.name,
    state: 'refused',
  })
  expect((await server.call(brokerOperations.listBrokers, {}, { as: insurer.as })).data?.rows).toMatchObject([
    { state: 'refused' },
  ])
  const unknown = 'x'.repeat(link.length)
  expect((await server.call(brokerOperations.getBindRequest, { link: unknown })).message).toBe('identity.linkExpired')
})

test('a member without the right neither changes nor closes the company', async () => {
  const people = {
    'boss@rights.example': 'primary',
    'adm@rights.example': 'admin',
    'std@rights.example': 'standard',
  } as const
  await makeCompany(server, { people })
  const [admin, standard] = [await server.signIn('adm@rights.example'), await server.signIn('std@rights.example')]
  expect((await server.call(companyOperations.closeCompany, { companyName: 'x' }, { as: admin })).status).toBe(403)
  expect((await server.call(companyOperations.updateCompany, {}, { as: standard })).status).toBe(403)
  expect((await server.call(memberOperations.listMembers, {}, { as: standard })).status).toBe(403)
  expect((await server.call(companyOperations.getCompany, {}, { as: standard })).data?.may).toEqual([])
})

test('whoever asks to come back is found by the address that the team was written from', async () => {
  const { as, id, name, primary } = await newCompany()
  await server.call(companyOperations.closeCompany, { companyName: name }, { as })
  const find = (email: string) => server.call(companyReviewOperations.findReturning, { operatorKey, email })
  expect((await find(primary)).data).toMatchObject({ companyId: id, name, isTrialOver: false, askedAt: null })
  expect((await find(primary)).data?.deactivatedAt).toBe(clock.read().toISOString())
  expect(await find('nobody@nowhere.example')).toMatchObject({ message: 'companies.notFound', field: 'email' })
  const wrong = { operatorKey: 'not the key at all', email: primary }
  expect((await server.call(companyReviewOperations.findReturning, wrong)).message).toBe('platform.wrongOperatorKey')
})
