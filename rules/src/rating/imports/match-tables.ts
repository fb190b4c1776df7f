import { lastingName } from './short-name'

/** What tells a table from others: its sheet, what stands above it, and its header (`regionFingerprint`). */
export type Told = { readonly sheet: string; readonly title: string; readonly print: string }
/** The same of one that was brought in before; its title is null where it was not kept. */
export type Known = Omit<Told, 'title'> & { readonly title: string | null }

export type TableMatch = { readonly known: number; readonly isPlain: boolean }

type Pair = {
  readonly found: number
  readonly known: number
  readonly score: number
  readonly isPlain: boolean
  readonly isSame: boolean
}

/** Least likeness of two headers that may be of one table. */
const ALIKE = 0.5
const SAME_HEADER = 4

/**
 * Which table of the last file each table of this one is. Every one is matched once: the surest first. It is plain where
 * header and place agree and no other fits as well; everything else is asked, since a wrong match scrambles two tables.
 */
export function matchTables(found: readonly Told[], known: readonly Known[]): (TableMatch | null)[] {
  const [one, other] = [found.map(lasting), known.map(lasting)]
  const pairs = one.flatMap((told, place) => other.flatMap((each, at) => pairOf(told, place, each, at) ?? []))
  const [ofFound, ofKnown] = [listsOf(pairs, 'found', found.length), listsOf(pairs, 'known', known.length)]
  const matches: (TableMatch | null)[] = found.map(() => null)
  const taken = new Set<number>()
  const isOpen = (pair: Pair) => matches[pair.found] === null && !taken.has(pair.known)
  for (const pair of [...pairs].sort((a, b) => b.score - a.score)) {
    if (!isOpen(pair)) continue
    const rivals = [...(ofFound[pair.found] ?? []), ...(ofKnown[pair.known] ?? [])].filter(
      (each) => each !== pair && isOpen(each),
    )
    const isBest = rivals.every(({ score }) => score < pair.score)
    const isPlain = isBest && (pair.isPlain || (rivals.length === 0 && pair.isSame))
    matches[pair.found] = { known: pair.known, isPlain }
    taken.add(pair.known)
  }
  return matches
}

function listsOf(pairs: readonly Pair[], side: 'found' | 'known', count: number): Pair[][] {
  const lists: Pair[][] = Array.from({ length: count }, () => [])
  for (const pair of pairs) lists[pair[side]]?.push(pair)
  return lists
}

type Lasting = { readonly sheet: string; readonly title: string | null; readonly print: string }

/** Years and versions in names are no difference. */
const lasting = ({ sheet, title, print }: Known): Lasting => ({
  print,
  sheet: lastingName(sheet),
  title: title && lastingName(title),
})

function pairOf(told: Lasting, found: number, each: Lasting, known: number): Pair | null {
  const alike = likeness(told.print, each.print)
  if (alike < ALIKE) return null
  const isSheet = told.sheet === each.sheet
  const isTitle = told.title === each.title
  const isSame = told.print === each.print
  const byTitle = isTitle ? (told.title === '' ? 1 : 2) : each.title === null ? 1 : 0
  const score = (isSame ? SAME_HEADER : 2 * alike) + (isSheet ? 2 : 0) + byTitle
  return { found, known, score, isSame, isPlain: isSame && (isSheet || (isTitle && told.title !== '')) }
}

/** Shared headers of all. */
function likeness(one: string, other: string): number {
  if (one === other) return 1
  const [a, b] = [new Set(one.split('|')), new Set(other.split('|'))]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(a.size, b.size)
}
