import { pickedBy } from './made-up-shares'
import { shareBand } from './share-band'
import { reachOf, type Span, spanOf } from './table-hints'

type Parts = Readonly<Record<string, number>>
type SharedSpan = { readonly text: string; readonly span: Span }
const read = new WeakMap<Parts, SharedSpan[]>()

/** One of the bands that shares were said of, as often as its share says; null where none were. Each is read once. */
export function sharedSpan(parts: Parts | undefined, most: number, chance: () => number): Span | null {
  if (!parts) return null
  let spans = read.get(parts)
  if (!spans) {
    const bands = Object.keys(parts).flatMap((text) => {
      const cell = shareBand(text)
      return cell ? [{ text, cell }] : []
    })
    const reach = reachOf({ of: 'value', cells: bands.map(({ cell }) => cell) }, most)
    spans = bands.flatMap(({ text, cell }) => {
      const span = spanOf(cell, reach)
      return span ? [{ text, span }] : []
    })
    read.set(parts, spans)
  }
  return pickedBy(spans, ({ text }) => text, parts, chance)?.span ?? null
}
