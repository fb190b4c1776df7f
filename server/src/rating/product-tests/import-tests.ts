import { productsTopic } from '@coverwright/contract/design/products'
import type { productTestOperations } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import type { TestCustomer } from '@coverwright/rules/rating/product-tests'
import type { MemberCtx } from '../../platform/operations'
import { openKeeping } from './keeping'
import { changeTest, insertTests, type TestRow, testsCalled } from './store'

/** Many tests at once. A title that a test has already means that test: a sheet that was exported is changed and brought back. */
export async function importTests(ctx: MemberCtx, input: TakesOf<typeof productTestOperations.importTests>) {
  const { productId, origin } = input
  const keeping = await openKeeping(ctx, productId)
  const titles = input.tests.map(({ title }) => title)
  const known = new Map((await testsCalled(ctx, productId, titles)).map((row) => [row.title, row]))
  const added: TestRow[] = []
  let changed = 0
  for (const [place, { title, customer, expected }] of input.tests.entries()) {
    const kept = await keeping.complete({ customer: customer as TestCustomer, expected })
    // In the order of the sheet, also where it is listed.
    const now = new Date(ctx.now().getTime() + place)
    const before = known.get(title)
    if (before) {
      await changeTest(ctx, before.id, { ...kept, updatedAt: now })
      changed++
    } else {
      const at = { createdAt: now, updatedAt: now }
      added.push({ companyId: ctx.company, id: ctx.newId(), productId, title, ...kept, origin, ...at })
    }
  }
  await keeping.refuseTooMany(added.length)
  await insertTests(ctx, added)
  await ctx.record('productTests.testsImported', { productId, added: added.length, changed })
  await ctx.notify(productsTopic)
  return { added: added.length, changed }
}
