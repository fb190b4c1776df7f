import { printDay } from '@coverwright/rules/kernel'
import { momentIn } from '@coverwright/rules/design/forms'
import { customerMaker, partsOfDraft, ratingOf } from '@coverwright/rules/rating/rating'
import type { Body, Page } from '@coverwright/rules/design/products'
import type { TestCustomer } from '@coverwright/rules/rating/product-tests'
import type { CompanyCtx } from '../platform/operations'
import { openProduct } from '../design/products'
import { addTableVersion, putInForce, readRateTables, seedTablesDemo } from '../rating/tables'
import { keepTest } from '../rating/product-tests'
import { publishBody } from '../release/publishing'
import { carGuide, carPlans, carRecipe } from './car-parts'
import { carBody } from './car-questions'
import { carTables } from './car-tables'
import { asked, say } from './question-words'

const about = {
  size: 'standard',
  insuranceType: 'car',
  currency: 'HKD',
  timeZone: 'Asia/Hong_Kong',
  ownerId: null,
} as const
const TESTS = 8

/** A car product that is whole, with its rates in force and tests that hold; and one that waits for its rate sheet. */
export async function seedCarDemo(ctx: CompanyCtx) {
  const name = {
    en_us: 'Private Car',
    en_uk: 'Private Car',
    en_id: 'Private Car',
    zh_tw: '私家車保險',
    zh_cn: '私家车保险',
  }
  const body: Body = { ...carBody(name), plans: carPlans, pricing: carRecipe, underwriting: carGuide }
  const described = 'Comprehensive and third party, three plans, rates of 2026.'
  const { languages } = body
  const car = await openRated(ctx, 'Private Car', described, body)
  await seedTests(ctx, car.id, body)
  await seedTablesDemo(ctx, car.id, 'driverAge')

  const waiting = {
    en_us: 'Family Car',
    en_uk: 'Family Car',
    en_id: 'Family Car',
    zh_tw: '家庭汽車保險',
    zh_cn: '家庭汽车保险',
  }
  const description = 'Questions and plans are there; its rates are still in a spreadsheet.'
  const family: Body = { ...carBody(waiting), plans: carPlans }
  await openProduct(ctx, { ...about, name: 'Family Car', description, languages: [...languages], body: family })
}

async function seedTests(ctx: CompanyCtx, productId: string, body: Body) {
  const tables = (await readRateTables(ctx, productId, { versions: 'active' })).map(({ table }) => table)
  const parts = partsOfDraft(body, tables)
  const rating = parts && ratingOf(parts)
  if (!parts || !rating?.ok) throw new Error(`The demo's car cannot be rated: ${JSON.stringify(rating)}`)
  const today = momentIn(ctx.now(), body.timeZone).day
  const make = customerMaker({ body, parts, seed: 7, today })
  for (let at = 0; at < TESTS; at++) {
    const { answers, plan, addOns, startDate } = make()
    const customer: TestCustomer = {
      answers,
      plan,
      addOns,
      today: printDay(today),
      startDate: printDay(startDate),
      discounts: [],
    }
    await keepTest(ctx, {
      place: at,
      productId,
      body,
      rating: rating.value,
      title: `Customer ${at + 1} of the rate review`,
      customer,
    })
  }
}

async function openRated(ctx: CompanyCtx, name: string, description: string, body: Body) {
  const product = await openProduct(ctx, { ...about, name, description, languages: [...body.languages], body })
  for (const { rows, ...table } of carTables()) {
    const given = { productId: product.id, table, rows, effectiveFrom: '2026-01-01' }
    await putInForce(ctx, (await addTableVersion(ctx, given)).versionId)
  }
  return product
}

/** The car product as it is sold, at /p/motor-plus: it asks whom the policy is for as well. */
export async function seedMotorDemo(ctx: CompanyCtx) {
  const name = say('Motor Plus', '汽車保險 Plus', '汽车保险 Plus')
  const design = carBody(name)
  const body: Body = {
    ...{ ...design, pages: [...design.pages, contactPage] },
    ...{ plans: carPlans, pricing: carRecipe, underwriting: carGuide },
  }
  const { id: productId } = await openRated(ctx, 'Motor Plus', 'Motor cover, sold online in three plans.', body)
  await publishBody(ctx, { productId, slug: 'motor-plus' })
}

const contactPage: Page = {
  id: 'contact',
  title: say('Where to reach you', '如何聯絡你', '如何联系您'),
  questions: [
    { ...asked('name', say('Your full name', '你的全名', '您的全名')), kind: 'text', format: 'any', maxLength: 100 },
    {
      ...asked(
        'email',
        say('Where should we send your documents?', '文件寄到哪個電子郵件？', '文件发到哪个电子邮件？'),
      ),
      kind: 'email',
    },
  ],
}
