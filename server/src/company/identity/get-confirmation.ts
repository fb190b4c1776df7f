import {
  type ConfirmationPurpose,
  type ConfirmationState,
  confirmationPurposes,
  confirmationState,
} from '@coverwright/rules/company/identity'
import { findSentLink } from '../people'
import type { StrangerCtx } from '../../platform/operations'

type Confirmation = { state: ConfirmationState; purpose: ConfirmationPurpose | null }

/** Tells the holder of a mail's link what became of it, and nothing of what it is about. */
export async function getConfirmation(ctx: StrangerCtx, input: { link: string }): Promise<Confirmation> {
  const link = await findSentLink(ctx, input.link)
  const purpose = confirmationPurposes.find((one) => one === link?.purpose) ?? null
  return { state: confirmationState(purpose ? link : null, ctx.now()), purpose }
}
