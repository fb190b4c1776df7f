import { caseOpened, casesTopic } from '@coverwright/contract/service/cases'
import { quoteDeclined, quotePriced, quoteReferred } from '@coverwright/contract/selling/quotes'
import { foundWords } from '@coverwright/rules/kernel'
import type { Holder } from '@coverwright/rules/selling/quotes'
import { caseLife, caseNumber, dueAfter } from '@coverwright/rules/service/cases'
import { type CompanyCtx, on, type Reader } from '../../platform/operations'
import { isSilenced, mailQuote } from '../../selling/documents'
import { findQuote, holderOfQuote, type QuoteRow } from '../../selling/quotes'
import { type CaseRow, insertCase, insertEntry, lockCaseOfQuote, nextCount, updateCase } from './store'
import { caseIsSettled, tellOfCase } from './tell-of-case'

/** What is read later than this is no news any more: it stands in the queue, and nobody is called. */
const NEWS_MS = 24 * 3_600_000

/** A referred quote is a case, once; sent again after a question it comes back to the same one. */
export const followQuotes: Reader = {
  name: 'cases.quotes',
  handles: [
    on(quoteReferred, (ctx, { data, at }) => refer(ctx, data.quoteId, at)),
    on(quotePriced, (ctx, { data, at }) => ruled(ctx, data.quoteId, 'rulesAccepted', at)),
    on(quoteDeclined, (ctx, { data, at }) => ruled(ctx, data.quoteId, 'rulesDeclined', at)),
  ],
}

async function refer(ctx: CompanyCtx, quoteId: string, at: Date) {
  const quote = await findQuote(ctx, quoteId)
  if (!quote) return
  const known = await lockCaseOfQuote(ctx, quoteId)
  const state = known && caseLife[known.state].referred
  if (known && !state) return
  const row = known && state ? await comeBack(ctx, known, quote, at) : await open(ctx, quote, at)
  await insertEntry(ctx, { ...emptyEntry, caseId: row.id, kind: 'referred', at, memberId: null })
  await ctx.record(known ? 'cases.cameBack' : 'cases.opened', { caseId: row.id, quoteId, productId: row.productId })
  await ctx.notify(casesTopic)
  if (ctx.now().getTime() - at.getTime() > NEWS_MS) return
  await tellOfCase(ctx, row)
  await tellBuyer(ctx, quote)
}

/** Only where the product has words for it: the buyer has read on their screen that somebody looks at it. */
async function tellBuyer(ctx: CompanyCtx, quote: QuoteRow) {
  const holder = await holderOfQuote(ctx, quote)
  if (!holder || (await isSilenced(ctx, quote.productId, 'quoteReferred'))) return
  await mailQuote(ctx, quote, 'quoteReferred', { to: holder.email, once: `referred:${quote.id}:${quote.revision}` })
}

async function open(ctx: CompanyCtx, quote: QuoteRow, at: Date): Promise<CaseRow> {
  const count = await nextCount(ctx)
  const number = caseNumber(count)
  const { id: quoteId, productId, isTest } = quote
  const row: CaseRow = {
    ...{ companyId: ctx.company, id: ctx.newId(), count, number, quoteId, productId, state: 'open', isTest },
    ...{ takenBy: null, takenAt: null, openedAt: at, dueAt: dueAfter(at) },
    ...(await factsOf(ctx, quote, number)),
  }
  await insertCase(ctx, row)
  await ctx.emit(caseOpened, { caseId: row.id, quoteId, productId, isTest }, { case: row.id, quote: quoteId })
  return row
}

/** What the queue shows is what they answer now. */
async function comeBack(ctx: CompanyCtx, row: CaseRow, quote: QuoteRow, at: Date): Promise<CaseRow> {
  const change = { state: 'open', dueAt: dueAfter(at), ...(await factsOf(ctx, quote, row.number)) } as const
  await updateCase(ctx, row.id, change)
  return { ...row, ...change }
}

async function factsOf(ctx: CompanyCtx, quote: QuoteRow, number: string) {
  const holder = await holderOfQuote(ctx, quote)
  const [first] = quote.reasons.filter(({ decision }) => decision === 'refer')
  return {
    holderName: holder?.name ?? '',
    foundBy: foundBy(number, holder),
    planTitle: quote.price?.planTitle ?? '',
    totalMinor: quote.price?.total.minor ?? null,
    currency: quote.price?.total.currency ?? null,
    why: first?.text || first?.title || '',
  }
}

const foundBy = (number: string, holder: Holder | null) =>
  foundWords({
    numbers: [number],
    texts: [holder?.name ?? '', holder?.email ?? ''],
    phone: holder?.phone ?? null,
  }).join(' ')

/** The buyer changed their answers so far that no person is needed any more. */
async function ruled(ctx: CompanyCtx, quoteId: string, kind: 'rulesAccepted' | 'rulesDeclined', at: Date) {
  const row = await lockCaseOfQuote(ctx, quoteId)
  const state = row && caseLife[row.state][kind]
  if (!row || !state) return
  await updateCase(ctx, row.id, { state })
  await insertEntry(ctx, { ...emptyEntry, caseId: row.id, kind, at, memberId: null })
  const about = { caseId: row.id, quoteId }
  await ctx.record(kind === 'rulesAccepted' ? 'cases.rulesAccepted' : 'cases.rulesDeclined', about)
  await caseIsSettled(ctx, row.id)
  await ctx.notify(casesTopic)
}

const emptyEntry = { note: '', message: '', terms: [], totalMinor: null }
