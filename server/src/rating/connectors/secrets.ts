import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Connector, ConnectorHeader } from '@coverwright/rules/rating/connectors'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'

const PURPOSE = 'connectors.headers'

/** What is kept of a connector: the design without secret values, and those sealed. */
export type Parted = { design: Connector; secrets: Record<string, string> }

/**
 * Takes the secret values out. An empty one keeps the value that is there, unless the address now leads to another
 * origin: whoever may change an address must not be able to have a key sent there that they never saw.
 */
export function partSecrets(ctx: CompanyCtx, id: string, draft: Connector, kept: Parted | null): Parted {
  const isSameOrigin = kept !== null && originOf(kept.design.url) === originOf(draft.url)
  const secrets: Record<string, string> = {}
  for (const { name, value } of draft.headers.filter(({ isSecret }) => isSecret)) {
    const key = name.toLowerCase()
    const before = kept?.secrets[key]
    if (value !== '') secrets[key] = seal(ctx, id, value)
    else if (before && isSameOrigin) secrets[key] = before
    else throw new Refused('connectors.secretNeeded', { field: 'headers', values: { name } })
  }
  const headers = draft.headers.map((header) => (header.isSecret ? { ...header, value: '' } : header))
  return { design: { ...draft, headers }, secrets }
}

/** The headers with their secret values, for the moment of asking. */
export function openSecrets(ctx: CompanyCtx, id: string, { design, secrets }: Parted): ConnectorHeader[] {
  return design.headers.map((header) => {
    const sealed = header.isSecret ? secrets[header.name.toLowerCase()] : undefined
    return sealed === undefined ? header : { ...header, value: unseal(ctx, id, sealed) }
  })
}

const originOf = (url: string) => /^https?:\/\/[^/?#]+/i.exec(url)?.[0].toLowerCase()

/** Bound to its company and connector: a sealed value that is copied into another row does not open there. */
const boundTo = (ctx: CompanyCtx, id: string) => Buffer.from(`${ctx.company}/${id}`)

function seal(ctx: CompanyCtx, id: string, text: string): string {
  const iv = ctx.randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', ctx.keyFor(PURPOSE), iv).setAAD(boundTo(ctx, id))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function unseal(ctx: CompanyCtx, id: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', ctx.keyFor(PURPOSE), bytes.subarray(0, 12))
  decipher.setAAD(boundTo(ctx, id)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
