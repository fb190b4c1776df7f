import { type Refusal, refusalOf } from '@coverwright/rules/kernel'
import { sha256 } from '../../../kernel'
import type { CompanyCtx } from '../../../platform/operations'
import { askOutside, OutboundFailure } from '../../../platform/outbound'
import type { OwnHtml } from './own-html'

type Outside = OwnHtml['outside']

/** A picture of others that is not there today will not be there in ten thousand mailboxes. */
export async function findUnreached(ctx: CompanyCtx, outside: Outside): Promise<Refusal[]> {
  if (outside.length === 0) return []
  const key = sha256(JSON.stringify(outside))
  const { company } = ctx
  return ctx.outside<Refusal[]>(`pictures of ${key}`, () => unreached(outside, (address) => isThere(company, address)))
}

export async function unreached(
  outside: Outside,
  isReached: (address: string) => Promise<boolean>,
): Promise<Refusal[]> {
  const addresses = [...new Set(outside.map(({ address }) => address))]
  const found = await Promise.all(addresses.map(isReached))
  const missing = new Set(addresses.filter((_, place) => found[place] === false))
  return outside
    .filter(({ address }) => missing.has(address))
    .map(({ address, line }) => refusalOf('templates.htmlPicture', { name: address.slice(0, 80), line }))
}

async function isThere(whose: string, url: string): Promise<boolean> {
  const asked = { method: 'GET', url, headers: { accept: 'image/*' }, body: null, timeLimitMs: 5_000 } as const
  try {
    const { status } = await askOutside(asked, { allowedHosts: [], mostBytes: 8 * 1024 * 1024, whose })
    return status >= 200 && status < 300
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    // It answers, in more than we would read; how large it may be is between the company and its readers.
    return error.code === 'tooLarge' || error.code === 'encoded'
  }
}
