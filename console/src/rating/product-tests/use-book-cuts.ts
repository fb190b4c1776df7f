import type { BodyView } from '@coverwright/contract/design/products'
import type { Impact, Key, KeyImpact, SegmentImpact } from '@coverwright/rules/rating/product-tests'
import { useTexts } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import type { BookTable } from './use-book-tables'
import { useSegmentWords } from './use-segment-words'

/** One segment of a cut, with its name for the reader. */
export type CutLine = Omit<SegmentImpact, 'segment'> & { id: string; label: string; isChanged: boolean }
export type BookCut = { id: string; title: string; lines: readonly CutLine[] }

/** Every cut of the book in words: by the keys of the tables that are changed, then by plan, answers and bands. */
export function useBookCuts({ byKeys, segments }: Impact, body: BodyView, tables: readonly BookTable[]) {
  const t = useTexts('product-tests')
  const { titleOf, labelOf } = useSegmentWords(body)
  const named = useMemo(() => new Map(tables.map(({ table }) => [table.id, table])), [tables])
  const keyTitle = ({ table, column }: KeyImpact): string => {
    const found = named.get(table)
    const title = found?.columns.find(({ id }) => id === column)?.title ?? column
    return !found || found.name === title ? title : `${found.name}: ${title}`
  }
  const keyLabel = (cut: KeyImpact, { kind, text }: Key): string =>
    kind === 'cell' ? labelOf(nameLookedUp(body, cut), text) : t(`segments.key.${kind}`)
  const ofTables = byKeys.map((cut): BookCut => ({
    id: `${cut.table} ${cut.column}`,
    title: keyTitle(cut),
    lines: cut.keys.map((key) => ({ ...key, id: `${key.kind} ${key.text}`, label: keyLabel(cut, key) })),
  }))
  const ofAnswers = Object.entries(segments).map(([name, rows]): BookCut => ({
    id: name,
    title: titleOf(name),
    lines: rows.map((row) => ({ ...row, id: row.segment, label: labelOf(name, row.segment), isChanged: false })),
  }))
  return { ofTables: ofTables.sort(byWidth), ofAnswers: ofAnswers.sort(byWidth) }
}

/** The answer that a column is looked up by, where it is one as it was given: its options have names. */
function nameLookedUp(body: BodyView, { table, column }: KeyImpact): string {
  const { steps, addOns } = body.body.pricing ?? { steps: [], addOns: [] }
  const all = [...steps, ...addOns.flatMap((addOn) => addOn.steps)]
  const step = all.find((each) => each.kind === 'lookUp' && each.table === table)
  return (step?.kind === 'lookUp' ? step.inputs[column] : undefined)?.trim() ?? ''
}

export const growthOf = ({ before, after }: Pick<CutLine, 'before' | 'after'>): number =>
  before === 0 ? 0 : (after - before) / before

/** Where the change differs most comes first. */
const byWidth = (left: BookCut, right: BookCut): number => widthOf(right) - widthOf(left)

function widthOf({ lines }: BookCut): number {
  const growths = lines.filter(({ customers }) => customers > 0).map(growthOf)
  return growths.length < 2 ? 0 : Math.max(...growths) - Math.min(...growths)
}
