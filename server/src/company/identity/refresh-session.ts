import type { TokenSet } from '@coverwright/contract/company/identity'
import { rotateSession } from '../people'
import type { StrangerCtx } from '../../platform/operations'

type Presented = { refreshToken: string; deviceKey: string }

/** Whether member and company still may is asked on the very next call, so it is not asked here. */
export async function refreshSession(ctx: StrangerCtx, input: Presented): Promise<TokenSet> {
  const { tokens } = await rotateSession(ctx, input)
  return tokens
}
