import { type MadeUpCustomer, partsOfBody, partsOfDraft } from '@coverwright/rules/rating/rating'
import {
  bookMaker,
  growBook,
  type Impact,
  type OpenedBook,
  portfolioBook,
} from '@coverwright/rules/rating/product-tests'
import type { FromShare, Grown, Opened, OpenShare, Stopped, ToShare, Tried, TryShare } from './book-messages'

type Answer = Opened | Grown | Tried | Stopped
/** `first` is a book of the first of its people: figures of them stand while all are worked out. */
type Share = { book: OpenedBook; first: OpenedBook; people: MadeUpCustomer[] }

/** Made up and worked out at a time: after each, whatever was asked meanwhile is answered. */
const BATCH = 2_500

/**
 * What a worker does with its share of a book: makes its people up and works them out, a batch at a time, and tries
 * whatever it is sent on those who are there. A book that is opened takes the place of the one before.
 */
export function createShare(
  post: (answer: FromShare) => void,
  turn: () => Promise<void>,
): (message: ToShare) => Promise<void> {
  let share: Share | null = null

  const open = async (wanted: OpenShare, tell: (answer: Answer) => void): Promise<void> => {
    const { body, tables, count, first, seed, today, sold, shares, rows } = wanted
    share = null
    const parts = partsOfDraft(body, tables)
    if (!parts) return tell({ kind: 'problems', problems: [] })
    const soldParts = sold && partsOfBody(sold.body, sold.tables)
    const outcome = growBook(parts, count, soldParts ?? undefined)
    if (!outcome.ok) return tell({ kind: 'problems', problems: outcome.problems })
    const ofFirst = growBook(parts, Math.min(count, first + BATCH), soldParts ?? undefined)
    if (!ofFirst.ok) return tell({ kind: 'problems', problems: ofFirst.problems })
    const make = rows ? portfolioBook(body, rows, today) : bookMaker({ body, parts, seed, today, shares })
    const mine: Share = { book: outcome.book, first: ofFirst.book, people: [] }
    share = mine
    while (share === mine) {
      const before = mine.people.length
      const { people, customers, experience } = make(Math.min(BATCH, count - before))
      mine.book.add(customers, experience)
      if (before < first) mine.first.add(customers, experience)
      mine.people.push(...people)
      const made = mine.people.length
      const isFirst = made >= Math.min(first, count) && (before < first || made === 0)
      if (isFirst) tell({ kind: 'opened', cuts: mine.book.cuts() })
      tell({ kind: 'grown', made })
      if (made >= count) return
      await turn()
    }
  }
  const tryOn = ({ run, cuts, isFirst = false }: TryShare): Answer => {
    if (!share) throw new Error('A book is opened before it is tried')
    const outcome = (isFirst ? share.first : share.book).try(run, cuts)
    if ('problems' in outcome) return { kind: 'problems', problems: outcome.problems }
    if (!outcome.ok) return { kind: 'refused', code: outcome.refusal.code, values: outcome.refusal.values ?? {} }
    return { kind: 'tried', impact: outcome.impact, people: shownIn(outcome.impact, share.people) }
  }
  return async (message) => {
    const tell = (answer: Answer) => post({ id: message.id, ...answer })
    if (message.kind === 'open') await open(message, tell)
    else tell(tryOn(message))
  }
}

/** Whoever is shown by name. */
function shownIn({ risen, fallen, unpriced }: Impact, people: readonly MadeUpCustomer[]) {
  const shown = [...risen, ...fallen, ...unpriced].flatMap(({ customer }) => {
    const person = people[customer]
    return person ? [[customer, person] as const] : []
  })
  return Object.fromEntries(shown)
}
