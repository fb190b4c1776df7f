/** A name that an expression may use, as it is offered while typing. */
export type NameOffer = {
  readonly name: string
  readonly title: string
  readonly of: 'asked' | 'cover' | 'given' | 'step' | 'function'
}

export type Typed = { readonly word: string; readonly from: number; readonly to: number }

/** The name that is being typed at the caret; null inside a text in quotation marks or where no name begins. */
export function wordAt(source: string, caret: number): Typed | null {
  const before = source.slice(0, caret)
  if ((before.match(/'/g)?.length ?? 0) % 2 === 1 || (before.match(/"/g)?.length ?? 0) % 2 === 1) return null
  const word = /[a-zA-Z_]\w*$/.exec(before)?.[0]
  return word ? { word, from: caret - word.length, to: caret } : null
}

const MOST = 8

/** Names that begin like the word first, then those that hold it, in name or title. */
export function offersFor(word: string, offers: readonly NameOffer[]): NameOffer[] {
  const wanted = word.toLowerCase()
  const rank = ({ name, title }: NameOffer) => {
    if (name === word) return -1
    if (name.toLowerCase().startsWith(wanted)) return 2
    return name.toLowerCase().includes(wanted) || title.toLowerCase().includes(wanted) ? 1 : 0
  }
  return offers
    .map((offer) => ({ offer, rank: rank(offer) }))
    .filter((entry) => entry.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ offer }) => offer)
}

/**
 * What Tab or Enter completes: what was chosen with the arrows, else the first that begins like or holds an unfinished
 * word. A name that is whole stays as it was typed, however many longer ones hold it.
 */
export function completionOf(word: string, offers: readonly NameOffer[], chosen: number | null): NameOffer | null {
  const found = offersFor(word, offers)
  if (chosen !== null) return found[chosen] ?? null
  return offers.some(({ name }) => name === word) ? null : (found[0] ?? null)
}

export function accept(source: string, typed: Typed, offer: NameOffer): { text: string; caret: number } {
  const word = offer.of === 'function' ? `${offer.name}(` : offer.name
  return { text: source.slice(0, typed.from) + word + source.slice(typed.to), caret: typed.from + word.length }
}
