import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { hasUnsubscribed, keepUnsubscribed } from './unsubscribe-store'

export const UNSUBSCRIBE = '/unsubscribe'
const KEY_SIGNS = 22
const MARK_SIGNS = 11

/** What stands for an address: the same each time, told by nobody, and of use in this company alone. */
const keyOf = (ctx: CompanyCtx, address: string) =>
  sealed(ctx, `address ${address.trim().toLowerCase()}`).slice(0, KEY_SIGNS)

/** Only what we gave out ourselves is kept: nobody can fill the table with what they made up. */
const markOf = (ctx: CompanyCtx, key: string) => sealed(ctx, `mark ${key}`).slice(0, MARK_SIGNS)

const sealed = (ctx: CompanyCtx, words: string) =>
  createHmac('sha256', ctx.keyFor('automations.unsubscribe')).update(`${ctx.company} ${words}`).digest('base64url')

/** The way to stop what is written to win somebody; it has no end, and names nobody. */
export function unsubscribeLink(ctx: CompanyCtx, address: string): string {
  const key = keyOf(ctx, address)
  return new URL(`${UNSUBSCRIBE}/${ctx.company}/${key}${markOf(ctx, key)}`, ctx.consoleUrl).href
}

export const isUnsubscribed = (ctx: CompanyCtx, address: string) => hasUnsubscribed(ctx, keyOf(ctx, address))

/** Null for what we never gave out. */
export function readUnsubscribe(ctx: CompanyCtx, token: string): string | null {
  const [key, mark] = [token.slice(0, KEY_SIGNS), token.slice(KEY_SIGNS)]
  return /^[A-Za-z0-9_-]{33}$/.test(token) && isSameSecret(mark, markOf(ctx, key)) ? key : null
}

export async function unsubscribe(ctx: CompanyCtx, key: string) {
  await keepUnsubscribed(ctx, key)
  await ctx.record('automations.unsubscribed', {})
}
