import { mediaOperations } from '@coverwright/contract/company/media'
import { portfolioOperations as ops } from '@coverwright/contract/rating/portfolios'
import { pricingOperations } from '@coverwright/contract/rating/pricing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { media } from '../../company/media'
import { productsRoom } from '../../design/products'
import { keepFile, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { pricing } from '../pricing'
import { type CarSet, carsOn } from '../pricing/car-set.builder'
import { tablesRoom } from '../tables'
import { resumePortfolios } from './resume-portfolios'
import { holdRun } from './store'
import { portfoliosRoom } from '.'

const people = testSessions()
let server: TestServer
const enter = async (company: string) =>
  people.open(await server.openBrowser(), company, ['products.read', 'products.write'])
beforeAll(async () => {
  const rooms = [productsRoom, tablesRoom, pricing, media, portfoliosRoom]
  server = await startTestServer({ rooms, sessions: people.sessions })
})
afterAll(() => server.close())

type Somebody = Awaited<ReturnType<typeof enter>>
type Car = CarSet<Somebody>
const aCar = () => carsOn<Somebody>(server, enter).setCar()

async function uploaded(car: Car, content: string) {
  const file = await keepFile(server, car.company, {
    purpose: 'portfolio',
    kind: 'csv',
    content: Buffer.from(content),
    madeBy: car.as.session.member.id,
  })
  const started = await server.call(ops.start, { productId: car.productId, fileId: file.id }, { as: car.as })
  expect(started.data?.state).toBe('reading')
  await server.runJobs()
  return { id: started.data!.id, fileId: file.id }
}
const detailOf = async (car: Car, id: string) => (await server.call(ops.get, { id }, { as: car.as })).data!

const head = 'Policy,Holder,Usage,Age of driver,Exposure,Annual premium,Claims paid'
const book = `${head}
P1,A. Chan,private,40,1,2100,0
P2,B. Lee,Business,30,0.5,3100,"4,000.50"
P3,C. Wong,taxi,50,1,2000,0
P4,D. Ho,private,old,1,2000,0
`

async function converted(car: Car, content = book) {
  const { id, fileId } = await uploaded(car, content)
  const { mapping: columns } = await detailOf(car, id)
  const began = await server.call(ops.convert, { id, name: 'Motor 2025', columns }, { as: car.as })
  expect(began.data?.state).toBe('converting')
  await server.runJobs()
  return { id, fileId }
}

test('a file of policies is mapped, read and kept; rows that cannot be read are told, people are not kept', async () => {
  const car = await aCar()
  const { id } = await uploaded(car, book)
  const waiting = await detailOf(car, id)
  expect(waiting.portfolio).toMatchObject({ state: 'mapping', rowCount: 4, may: ['convert', 'delete'] })
  expect(waiting.mapping.map(({ target }) => ('name' in target ? target.name : target.kind))).toEqual([
    ...['skip', 'skip', 'usage', 'driverAge', 'exposure', 'premium', 'claims'],
  ])
  const kept = await converted(car)
  const { portfolio, problems, columns } = await detailOf(car, kept.id)
  expect(portfolio).toMatchObject({
    state: 'ready',
    name: 'Motor 2025',
    rowCount: 2,
    problemCount: 2,
    totals: { exposure: 1.5, premium: 365_000, claims: 400_050 },
  })
  expect(problems).toEqual([
    { row: 4, column: 'Usage', code: 'notAnOption', text: 'taxi' },
    { row: 5, column: 'Age of driver', code: 'notNumber', text: 'old' },
  ])
  expect(columns.flatMap(({ samples }) => samples)).toEqual([])
  const part = (await server.call(ops.readPart, { id: kept.id, part: 0 }, { as: car.as })).data!
  expect(part).toMatchObject({ count: 2, answers: { usage: ['private', 'business'], driverAge: ['40', '30'] } })
  expect(JSON.stringify(part)).not.toContain('Lee')
  const file = await server.call(mediaOperations.getFile, { fileId: kept.fileId }, { as: car.as })
  expect(file.message).toBe('media.notFound')
})

test('twenty customers are those of the book where one is asked for, and made up where none is', async () => {
  const car = await aCar()
  const { id } = await converted(car)
  const wanted = { productId: car.productId, count: 20, seed: 1 }
  const real = (await server.call(pricingOperations.makeCustomers, { ...wanted, portfolioId: id }, { as: car.as }))
    .data!
  expect(real.portfolio).toEqual({ id, name: 'Motor 2025' })
  expect(real.customers.map(({ answers, yearly }) => [answers, yearly?.minor])).toEqual([
    [{ usage: 'private', driverAge: '40' }, 210_000],
    [{ usage: 'business', driverAge: '30' }, 310_000],
  ])
  const madeUp = (await server.call(pricingOperations.makeCustomers, wanted, { as: car.as })).data!
  expect(madeUp.portfolio).toBeNull()
  expect(madeUp.customers).toHaveLength(20)
  const other = await aCar()
  const stolen = { ...wanted, productId: other.productId, portfolioId: id }
  expect(await server.call(pricingOperations.makeCustomers, stolen, { as: other.as })).toMatchObject({
    message: 'portfolios.notFound',
  })
})

test('made-up customers divide as the company says', async () => {
  const car = await aCar()
  const shares = { usage: { private: 100, business: 0 }, plan: { basic: 0, full: 100 } }
  const save = (given: Record<string, Record<string, number>>) =>
    server.call(ops.saveShares, { productId: car.productId, shares: given }, { as: car.as })
  expect(await save({ usage: { private: 20 } })).toMatchObject({ message: 'portfolios.shareSum' })
  expect(await save({ colour: { red: 100 } })).toMatchObject({ message: 'portfolios.shareUnknown' })
  expect((await save(shares)).data).toEqual({ shares })
  const wanted = { productId: car.productId, count: 20, seed: 1 }
  const { customers } = (await server.call(pricingOperations.makeCustomers, wanted, { as: car.as })).data!
  expect(new Set(customers.map(({ answers, plan }) => `${String(answers.usage)} ${plan}`))).toEqual(
    new Set(['private full']),
  )
})

test('a mapping that no row can be read by is asked for again; a file that is none says so', async () => {
  const car = await aCar()
  const { id } = await uploaded(car, `${head}\nP1,A,taxi,40,1,1,1\n`)
  const { mapping: columns } = await detailOf(car, id)
  const usage = { at: 2, target: { kind: 'answer' as const, name: 'usage' }, values: {} }
  const asked = { id, name: 'Motor', columns: [...columns.filter(({ at }) => at !== 2), usage] }
  await server.call(ops.convert, asked, { as: car.as })
  await server.runJobs()
  expect(await detailOf(car, id)).toMatchObject({
    portfolio: { state: 'mapping', problemCount: 1 },
    problems: [{ row: 2, code: 'notAnOption' }],
  })
  const taken = { ...asked, columns: [{ ...usage, values: { taxi: 'business' } }] }
  await server.call(ops.convert, taken, { as: car.as })
  expect(await server.call(ops.convert, taken, { as: car.as })).toMatchObject({ message: 'portfolios.notNow' })
  await server.runJobs()
  expect((await detailOf(car, id)).portfolio).toMatchObject({ state: 'ready', rowCount: 1 })

  const empty = await uploaded(car, 'Usage\n')
  expect((await detailOf(car, empty.id)).portfolio).toMatchObject({
    state: 'failed',
    failure: { code: 'portfolios.noRows' },
  })
  await server.call(ops.delete, { id: empty.id }, { as: car.as })
  expect(await server.call(ops.get, { id: empty.id }, { as: car.as })).toMatchObject({ message: 'portfolios.notFound' })
  const listed = (await server.call(ops.list, { productId: car.productId }, { as: car.as })).data!
  expect(listed.portfolios.map((each) => each.id)).toEqual([id])
})

test('a hundred thousand policies are kept in parts of a few hundred kilobytes', { timeout: 120_000 }, async () => {
  const car = await aCar()
  const lines = Array.from({ length: 100_000 }, (_, at) => `P${at},N${at},private,${18 + (at % 60)},1,2000,0`)
  const { id } = await converted(car, `${head}\n${lines.join('\n')}\n`)
  expect((await detailOf(car, id)).portfolio).toMatchObject({ state: 'ready', rowCount: 100_000, problemCount: 0 })
  const last = (await server.call(ops.readPart, { id, part: 9 }, { as: car.as })).data!
  expect(last.answers.driverAge?.at(-1)).toBe(String(18 + (99_999 % 60)))
  expect(await server.call(ops.readPart, { id, part: 10 }, { as: car.as })).toMatchObject({
    message: 'portfolios.notFound',
  })
})

test('a file whose server died in the middle is read anew; one that never comes to an end is told to have failed', async () => {
  const car = await aCar()
  const start = async () => {
    const about = { purpose: 'portfolio', kind: 'csv', madeBy: car.as.session.member.id } as const
    const file = await keepFile(server, car.company, { ...about, content: Buffer.from(book) })
    return (await server.call(ops.start, { productId: car.productId, fileId: file.id }, { as: car.as })).data!.id
  }
  const silentFor = (id: string, minutes: number) =>
    server.within(car.company, (ctx) =>
      ctx.db.execute(`update portfolios set updated_at = now() - interval '${minutes} minutes' where id = '${id}'`),
    )
  // Its job is gone with the server, and the transaction of the job with it.
  const { id: lost } = await uploaded(car, book)
  await server.within(car.company, (ctx) =>
    ctx.db.execute(`update portfolios set state = 'reading' where id = '${lost}'`),
  )
  await silentFor(lost, 5)
  await server.within(car.company, resumePortfolios)
  await server.runJobs()
  expect((await detailOf(car, lost)).portfolio.state).toBe('mapping')

  const read = await start()
  await silentFor(read, 30)
  await server.within(car.company, async (reading) => {
    await holdRun(reading, read)
    await server.within(car.company, resumePortfolios)
  })
  expect((await detailOf(car, read)).portfolio.state).toBe('reading')
  await server.within(car.company, resumePortfolios)
  expect((await detailOf(car, read)).portfolio).toMatchObject({
    state: 'failed',
    failure: { code: 'portfolios.interrupted' },
  })
})
