import { partsOfBody } from '@coverwright/rules/rating'
import { type MadeUpBook, madeUpBook, openBook, type OpenedBook } from '@coverwright/rules/trials'
import type { FromShare, Opened, OpenShare, Stopped, ToShare, Tried, TryShare } from './book-messages'

type Answer = Opened | Tried | Stopped

/** What a worker does with its share of a book: opens it once, then tries whatever it is sent. */
export function createShare(): (message: ToShare) => FromShare {
  let opened: { book: OpenedBook; made: MadeUpBook } | null = null

  const open = ({ body, tables, count, seed, today, sold }: OpenShare): Answer => {
    const parts = partsOfBody(body, tables)
    if (!parts) return { kind: 'problems', problems: [] }
    const made = madeUpBook({ body, parts, count, seed, today })
    const soldParts = sold && partsOfBody(sold.body, sold.tables)
    const outcome = openBook(parts, made.customers, soldParts ?? undefined)
    if (!outcome.ok) return { kind: 'problems', problems: outcome.problems }
    opened = { book: outcome.book, made }
    return { kind: 'opened', cuts: outcome.book.cuts }
  }
  const tryOn = ({ trial, cuts }: TryShare): Answer => {
    if (!opened) throw new Error('A book is opened before it is tried')
    const outcome = opened.book.try(trial, cuts)
    if ('problems' in outcome) return { kind: 'problems', problems: outcome.problems }
    if (!outcome.ok) return { kind: 'refused', code: outcome.refusal.code, values: outcome.refusal.values ?? {} }
    const { people } = opened.made
    const moved = [...outcome.impact.risen, ...outcome.impact.fallen].flatMap(({ customer }) => {
      const person = people[customer]
      return person ? [[customer, person] as const] : []
    })
    return { kind: 'tried', impact: outcome.impact, movers: Object.fromEntries(moved) }
  }
  return (message) => ({ id: message.id, ...(message.kind === 'open' ? open(message) : tryOn(message)) })
}
