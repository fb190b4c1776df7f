import { linkLifeMs, type LinkPurpose } from '@coverwright/rules/company/identity'
import { Refused } from '../../kernel'
import type { BaseCtx } from '../../platform/operations'
import { expireLinks, findLink, findLinkByHash, insertLink, type LinkRow, takeLinkRow } from './link-store'
import { hashSecret, newSecret } from './secrets'

type About = { subject: string; company?: string }

/** A secret for one purpose about one thing; earlier ones for the same no longer work. */
export async function issueLink(ctx: BaseCtx, purpose: LinkPurpose, about: About): Promise<string> {
  const secret = newSecret(ctx)
  const now = ctx.now()
  await expireLinks(ctx, purpose, about.subject)
  await insertLink(ctx, {
    hash: hashSecret(secret),
    purpose,
    subject: about.subject,
    homeCompany: about.company ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkLifeMs[purpose]),
  })
  return secret
}

/** Takes the link, once; a used, expired or foreign one is 'Link expired'. */
export async function takeLink(ctx: BaseCtx, purpose: LinkPurpose, secret: string): Promise<LinkRow> {
  const link = await takeLinkRow(ctx, purpose, hashSecret(secret))
  if (!link) throw new Refused('identity.linkExpired')
  return link
}

/** Looks at a link without taking it: for the page that says what it is about. */
export async function readLink(ctx: BaseCtx, purpose: LinkPurpose, secret: string): Promise<LinkRow> {
  const link = await findLink(ctx, purpose, hashSecret(secret))
  if (!link || link.takenAt || link.expiresAt <= ctx.now()) throw new Refused('identity.linkExpired')
  return link
}

/** A link whatever became of it, for the page that tells so. */
export const findSentLink = (ctx: BaseCtx, secret: string): Promise<LinkRow | null> =>
  findLinkByHash(ctx, hashSecret(secret))

/** What the links of this purpose were sent for has changed: none of them works any more. */
export const withdrawLinks = (ctx: BaseCtx, purpose: LinkPurpose, subject: string) => expireLinks(ctx, purpose, subject)
