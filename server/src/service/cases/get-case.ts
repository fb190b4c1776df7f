import type { TakesOf } from '@coverwright/contract/platform'
import type { caseOperations, CaseView } from '@coverwright/contract/service/cases'
import { quoteStanding } from '@coverwright/rules/selling/quotes'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { answersInWords, findQuote, holderOfQuote, quotedBody } from '../../selling/quotes'
import { decidersOf } from './deciders-of'
import { actsOn, namesFor, presentEntry, presentRow } from './present'
import { presentPrice } from './present-price'
import { type EntryRow, findCase, listEntries } from './store'

export async function getCase(
  ctx: MemberCtx,
  { caseId, language }: TakesOf<typeof caseOperations.getCase>,
): Promise<CaseView> {
  const row = await findCase(ctx, caseId)
  const quote = row && (await findQuote(ctx, row.quoteId))
  if (!row || !quote) throw new Refused('cases.notFound')
  const reads = language ?? quote.language
  const names = await namesFor(ctx, [row], reads)
  const body = await quotedBody(ctx, quote)
  const holder = await holderOfQuote(ctx, quote)
  const entries = await listEntries(ctx, caseId)
  return {
    ...presentRow(row, names),
    ...{ quoteId: quote.id, quoteState: quoteStanding(quote, ctx.now()), language: quote.language },
    ...{ channel: quote.channel, releaseHash: quote.releaseHash, email: holder?.email ?? '' },
    validUntil: quote.validUntil?.toISOString() ?? null,
    takenAt: row.takenAt?.toISOString() ?? null,
    reasons: quote.reasons.map(({ title, text, decision, trouble }) => ({ title, text, decision, trouble })),
    answers: answersInWords(body, { answers: quote.answers, at: quote.pricedAt ?? quote.savedAt }, reads),
    quoted: quote.price && presentPrice(quote.price, quote.language),
    isOffered: row.state === 'accepted' && isOffered(entries),
    entries: entries.map((entry) => presentEntry(entry, names, row.currency)),
    colleagues: (await decidersOf(ctx))
      .filter(({ id }) => id !== row.takenBy)
      .map(({ id, name, email }) => ({ id, name: name || email })),
    isMine: row.takenBy === ctx.member.id,
    may: actsOn(ctx, row),
  }
}

/** The rules may have needed no person after all: then what stands is what they quoted. */
const isOffered = (entries: readonly EntryRow[]) =>
  entries.findLast(({ kind }) => kind === 'accepted' || kind === 'rulesAccepted')?.kind === 'accepted'
