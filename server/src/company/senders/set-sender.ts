import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { type senderOperations, sendersTopic } from '@coverwright/contract/company/senders'
import type { TakesOf } from '@coverwright/contract/platform'
import { isFreeProvider } from '@coverwright/rules/company/mailboxes'
import { domainOf, domainRefusal } from '@coverwright/rules/company/senders'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { dropMailKeys, keepMailKey } from '../../platform/outbox'
import { findProfile } from '../companies'
import { issueCode, sendLetter, takeCode } from '../people'
import { findCompanySettings } from '../settings'
import { presentSender } from './present'
import { deleteSender, findSender, lockSender, replaceSender, updateSender } from './store'

type Takes<Name extends keyof typeof senderOperations> = TakesOf<(typeof senderOperations)[Name]>

const newKeys = promisify(generateKeyPair)
const KEYS = {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const

export const getSender = (ctx: MemberCtx) => presentSender(ctx)

export async function setSender(ctx: MemberCtx, { email }: Takes<'set'>) {
  const domain = domainOf(email)
  refuseIf(domainRefusal(domain, platformDomain(ctx), isFreeProvider(domain)))
  await dropMailKeys(ctx)
  await replaceSender(ctx, email)
  await ctx.record('senders.set', { email })
  await mailCode(ctx, email)
  return told(ctx)
}

export async function sendSenderCode(ctx: MemberCtx) {
  const { email } = await unconfirmed(ctx)
  await mailCode(ctx, email)
  return presentSender(ctx)
}

/** A pair of keys of its own for every address: what was published for another proves nothing here. */
export async function confirmSender(ctx: MemberCtx, { code }: Takes<'confirm'>) {
  const { email } = await unconfirmed(ctx)
  await takeCode(ctx, 'senderMailbox', subjectOf(ctx, email), code)
  const { publicKey, privateKey } = await ctx.outside(`keys for ${email}`, () => newKeys('rsa', KEYS))
  const selector = `cw${ctx.randomBytes(4).toString('hex')}`
  await keepMailKey(ctx, { domain: domainOf(email), selector, privateKey })
  await updateSender(ctx, { confirmedAt: ctx.now(), selector, publicKey: publicKey.toString('base64') })
  await ctx.record('senders.confirmed', { email })
  return told(ctx)
}

export async function removeSender(ctx: MemberCtx) {
  const row = await lockSender(ctx)
  if (!row) throw new Refused('senders.none')
  await dropMailKeys(ctx)
  await deleteSender(ctx)
  await ctx.record('senders.removed', { email: row.email })
  return told(ctx)
}

async function unconfirmed(ctx: MemberCtx) {
  const row = await findSender(ctx)
  if (!row) throw new Refused('senders.none')
  if (row.confirmedAt) throw new Refused('senders.confirmedAlready')
  return row
}

/** Codes of two companies for one mailbox have nothing to do with each other. */
const subjectOf = (ctx: MemberCtx, email: string) => `${ctx.company}/${email.toLowerCase()}`

/** From our own mailbox: the address is nobody's to send from yet. */
async function mailCode(ctx: MemberCtx, email: string) {
  const code = await issueCode(ctx, 'senderMailbox', subjectOf(ctx, email))
  const { language } = await findCompanySettings(ctx)
  const company = (await findProfile(ctx))?.registered.name ?? ''
  await sendLetter(ctx, { email, language }, 'senderMailbox', { code, email, company })
}

const platformDomain = ({ config }: MemberCtx) => domainOf(config.mailFrom.replace(/>\s*$/, ''))

async function told(ctx: MemberCtx) {
  await ctx.notify(sendersTopic)
  return presentSender(ctx)
}
