import type { designOperations } from '@coverwright/contract/release/designs'
import type { TakesOf } from '@coverwright/contract/platform'
import { templateOf } from '@coverwright/rules/release/designs'
import type { MemberCtx } from '../../platform/operations'
import { findCompanySettings } from '../../company/settings'
import { findSheet } from './find-sheet'

export async function getTemplate(ctx: MemberCtx, { type, ...wanted }: TakesOf<typeof designOperations.get>) {
  const { timeZone } = await findCompanySettings(ctx)
  return { body: templateOf(findSheet(type), { ...wanted, timeZone }).body }
}
