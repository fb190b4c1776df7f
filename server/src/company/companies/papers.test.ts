import { companyOperations } from '@coverwright/contract/company/companies'
import { companyDocuments } from '@coverwright/rules/company/companies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, keepFile, makeTeam, startTestServer, type TestServer } from '../../platform/testing'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const details = {
  mainBusinessAddress: '1 Queen’s Road Central',
  contactNumber: '+852 3345 6789',
  officialEmail: 'office@harbour.example',
  bankName: 'Harbour Bank',
  bankAccountNumber: '012-345678-901',
}

const newPaper = async (company: string) => (await keepFile(server, company, { purpose: 'companyProof' })).id
const update = (as: Caller, documents: Record<string, string | null>) =>
  server.call(companyOperations.updateCompany, { documents }, { as })
const withFavicon = async (company: string) => ({
  ...details,
  faviconFile: (await keepFile(server, company, { purpose: 'favicon', kind: 'png' })).id,
})
const read = async (as: Caller) => (await server.call(companyOperations.getCompany, {}, { as })).data

test('papers that arrive at once are all kept', async () => {
  const { primary, admin, company } = await makeTeam(server)
  const papers = await Promise.all(companyDocuments.map(() => newPaper(company.id)))
  const answers = await Promise.all(
    companyDocuments.map((kind, place) => update(place % 2 ? primary : admin, { [kind]: papers[place] ?? '' })),
  )
  expect(answers.map(({ message }) => message)).toEqual(companyDocuments.map(() => ''))
  const kept = await read(primary)
  expect(companyDocuments.map((kind) => kept?.documents[kind]?.id)).toEqual(papers)
})

test('of ten submissions at once one hands the papers in', async () => {
  const { primary, company } = await makeTeam(server)
  await server.call(companyOperations.updateCompany, await withFavicon(company.id), { as: primary })
  for (const kind of companyDocuments) await update(primary, { [kind]: await newPaper(company.id) })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.call(companyOperations.submitCompany, {}, { as: primary })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status !== 200)?.message).toBe('companies.nothingToSubmit')
})

test('a paper taken back while the papers are handed in: either it is missed, or it was seen', async () => {
  const { primary, admin, company } = await makeTeam(server)
  await server.call(companyOperations.updateCompany, await withFavicon(company.id), { as: primary })
  const [first = ''] = companyDocuments
  for (let round = 0; round < 5; round++) {
    for (const kind of companyDocuments) await update(primary, { [kind]: await newPaper(company.id) })
    await server.within(company.id, (ctx) => ctx.db.execute(`update companies set verification = 'notSubmitted'`))
    const [taken, submitted] = await Promise.all([
      update(admin, { [first]: null }),
      server.call(companyOperations.submitCompany, {}, { as: primary }),
    ])
    expect(taken.status).toBe(200)
    if (submitted.status === 200) expect(submitted.data?.documents).toHaveProperty(first)
    else expect(submitted).toMatchObject({ message: 'companies.profileIncomplete', field: first })
  }
})

test('papers, bank and what is missing are for those who hand them in', async () => {
  const { primary, at, company } = await makeTeam(server)
  await server.call(companyOperations.updateCompany, await withFavicon(company.id), { as: primary })
  await update(primary, { [companyDocuments[0]]: await newPaper(company.id) })
  const standard = await server.signIn(`standard@${at}`)
  expect(await read(standard)).toMatchObject({
    mainBusinessAddress: details.mainBusinessAddress,
    bankName: '',
    bankAccountEnding: '',
    documents: {},
    missing: [],
    may: [],
  })
  const seen = await read(primary)
  expect(seen).toMatchObject({ bankName: 'Harbour Bank', bankAccountEnding: '8901' })
  expect(Object.keys(seen?.documents ?? {})).toEqual([companyDocuments[0]])
})
