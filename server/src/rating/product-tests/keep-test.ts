import type { Body } from '@coverwright/rules/design/products'
import type { Rating } from '@coverwright/rules/rating/rating'
import type { TestCustomer } from '@coverwright/rules/rating/product-tests'
import type { CompanyCtx } from '../../platform/operations'
import { outcomesOf } from './draft-rating'
import { insertTest } from './store'

type Kept = {
  productId: string
  body: Body
  rating: Rating
  title: string
  customer: TestCustomer
  /** Its place among those that are kept at the same time. */
  place: number
}

/** For what the house itself brings along: a test that expects what the product says now. */
export async function keepTest(ctx: CompanyCtx, { productId, body, rating, title, customer, place }: Kept) {
  const { decision, yearly, worksheet } = outcomesOf(rating, body)(customer, { decision: 'accept', yearly: null })
  const now = new Date(ctx.now().getTime() + place)
  const at = { createdAt: now, updatedAt: now }
  const expected = { decision, yearly }
  await insertTest(ctx, {
    companyId: ctx.company,
    id: ctx.newId(),
    productId,
    title,
    customer,
    expected,
    worksheet: worksheet(),
    origin: 'made',
    ...at,
  })
}
