import type { SetUpStep } from '@coverwright/contract/insight/home'
import { missingForVerification, type VerificationState } from '@coverwright/rules/company/companies'
import type { Permission } from '@coverwright/rules/company/members'
import { findProfile, submissionOf } from '../../company/companies'
import { countSeats } from '../../company/members'
import { findPerson } from '../../company/people'
import type { MemberCtx } from '../../platform/operations'
import { countProducts } from '../../design/products'
import { findCompanySettings } from '../../company/settings'
import { countActiveVersions } from '../../rating/tables'

type Facts = Omit<SetUpStep, 'step'>
type Step = { step: SetUpStep['step']; needs?: Permission; look(ctx: MemberCtx): Promise<Facts> }

/** A room with a step of its own gives the fact from its door and is named here. */
export const setUpSteps: readonly Step[] = [
  { step: 'companyProfile', needs: 'companies.write', look: lookAtProfile },
  { step: 'verification', needs: 'companies.write', look: lookAtVerification },
  { step: 'members', needs: 'members.write', look: lookAtMembers },
  { step: 'twoStep', look: lookAtTwoStep },
  { step: 'sender', needs: 'companies.write', look: lookAtSender },
  { step: 'product', needs: 'products.write', look: async (ctx) => counted((await countProducts(ctx)).all) },
  { step: 'rates', needs: 'products.write', look: lookAtRates },
  { step: 'publish', needs: 'publishing.test', look: lookAtPublished },
]

const counted = (count: number): Facts => ({ isDone: count > 0, count })

async function lookAtProfile(ctx: MemberCtx): Promise<Facts> {
  const profile = await findProfile(ctx)
  const missing = profile ? missingForVerification(submissionOf(profile)).length : 0
  return { isDone: missing === 0, count: missing }
}

/** Done when it is verified, and not before: while it is pending the step waits for the platform's team. */
async function lookAtVerification(ctx: MemberCtx): Promise<Facts> {
  const state = ((await findProfile(ctx))?.verification ?? 'notSubmitted') as VerificationState
  return { isDone: state === 'verified', isWaiting: state === 'pending', count: 0, verification: state }
}

/** The primary user takes no seat, so whoever takes one was invited. */
async function lookAtMembers(ctx: MemberCtx): Promise<Facts> {
  const { admins, secondary } = await countSeats(ctx)
  return { isDone: admins + secondary > 0, count: admins + secondary }
}

async function lookAtTwoStep(ctx: MemberCtx): Promise<Facts> {
  const person = await findPerson(ctx, ctx.member.id)
  return { isDone: Boolean(person?.twoStepSince), count: 0 }
}

async function lookAtSender(ctx: MemberCtx): Promise<Facts> {
  const { replyTo, senderName } = await findCompanySettings(ctx)
  const missing = [replyTo, senderName].filter((value) => value === '').length
  return { isDone: missing === 0, count: missing }
}

async function lookAtRates(ctx: MemberCtx): Promise<Facts> {
  const { newest } = await countProducts(ctx)
  return { ...counted(await countActiveVersions(ctx)), ...(newest ? { productId: newest } : {}) }
}

async function lookAtPublished(ctx: MemberCtx): Promise<Facts> {
  const { newest, published } = await countProducts(ctx)
  return { ...counted(published), ...(newest ? { productId: newest } : {}) }
}
