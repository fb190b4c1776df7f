import type { trialOperations } from '@coverwright/contract/trials'
import type { TakesOf } from '@coverwright/contract/platform'
import { printTestSheet } from '@coverwright/rules/trials'
import type { MemberCtx } from '../platform/operations'
import { openBody } from '../products'
import { allTests } from './store'

/** Without a test: the head of a sheet to be filled in. */
export async function exportTests(ctx: MemberCtx, { productId }: TakesOf<typeof trialOperations.exportTests>) {
  const { body } = await openBody(ctx, productId)
  return { name: 'tests.csv', text: printTestSheet(await allTests(ctx, productId), body) }
}
