import type { CasePrice } from '@coverwright/contract/service/cases'
import type { Language } from '@coverwright/rules/languages'
import { termTextIn } from '@coverwright/rules/rating/underwriting'
import type { PriceRecord } from '@coverwright/rules/selling/quotes'

/** For a clerk: with the worksheet, which no buyer sees. */
export const presentPrice = (price: PriceRecord, language: Language): CasePrice => ({
  total: { ...price.total },
  parts: price.parts.map(({ kind, code, title, amount }) => ({ kind, code, title, amount: { ...amount } })),
  worksheet: price.worksheet.map(({ step, title, source, result }) => ({ step, title, source, result })),
  exclusions: price.terms.flatMap((term) => (term.kind === 'exclusion' ? [termTextIn(term.text, language)] : [])),
  notes: price.terms.flatMap((term) => (term.kind === 'message' ? [termTextIn(term.text, language)] : [])),
  startDate: price.startDate,
  endDate: price.endDate,
  ratingHash: price.ratingHash,
})
