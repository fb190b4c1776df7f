import { joined } from './header-labels'
import type { RegionColumn } from './region'

/**
 * '18-25' over the first of 'Ward, Private' and nothing over the second: where the same labels come again under each
 * heading, it stands over all of them, merged or not.
 */
export function spreadHeadings(columns: readonly RegionColumn[]): readonly RegionColumn[] {
  const from = columns.findIndex(({ labels }) => labels.length === 2 && !labels.includes('') && labels[0] !== labels[1])
  const over = from < 0 ? [] : columns.slice(from)
  const starts = over.flatMap(({ labels }, place) => (labels[0] === '' ? [] : [place]))
  const size = starts[1] ?? 0
  const isEven =
    size > 1 && over.length === starts.length * size && starts.every((start, group) => start === group * size)
  const isAgain = over.every(({ labels }, place) => labels[1] !== '' && labels[1] === over[place % size]?.labels[1])
  if (!isEven || !isAgain) return columns
  return columns.map((column, place) => {
    if (place < from || column.labels[0] !== '') return column
    const heading = over[Math.floor((place - from) / size) * size]!.labels[0]!
    return { ...column, labels: [heading, column.labels[1]!], name: joined([heading, column.labels[1]!]) }
  })
}
