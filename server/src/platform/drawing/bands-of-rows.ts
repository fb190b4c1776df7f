import { type Band, type Desk, gap } from './band'
import { linesIn, lineOf } from './bands-of-words'
import { INK, type Letters, type Mark, rule, SOFT, words } from './marks'
import type { SheetPart } from './sheet'

type Rows = Extract<SheetPart, { kind: 'rows' }>

const PAD = 1.8
/** Between what stands in two columns. */
const GUTTER = 4
/** A cell that says more goes on over the page. */
const MOST_LINES = 30

const plain: Letters = { size: 10 }
const standing: Letters = { size: 10, isBold: true }
const heading: Letters = { size: 8.5, isBold: true, colour: SOFT }

export function bandsOfRows(desk: Desk, { columns, head, rows, sum }: Rows): Band[] {
  if (rows.length === 0 && sum.length === 0) return []
  const [top] = head.length > 0 ? bandsOfRow(desk, columns, head, heading, INK) : []
  const body = [
    ...rows.flatMap((row) => bandsOfRow(desk, columns, row, plain)),
    ...(sum.length > 0 ? bandsOfRow(desk, columns, sum, standing) : []),
  ]
  const placed = top ? body.map((band): Band => ({ ...band, head: top })) : body
  return [...(top ? [{ ...top, isKept: true }] : []), ...placed, gap(3)]
}

function bandsOfRow(
  desk: Desk,
  columns: Rows['columns'],
  row: readonly string[],
  letters: Letters,
  colour?: string,
): Band[] {
  const { left, width } = desk.area
  let x = left
  const cells = columns.map(({ share, align }, place) => {
    const cell = { x, width: share * width - (place < columns.length - 1 ? GUTTER : 0), align }
    x += share * width
    return { ...cell, lines: linesIn(desk, row[place] ?? '', letters, cell.width) }
  })
  const most = Math.max(1, ...cells.map(({ lines }) => lines.length))
  const pieces = Math.ceil(most / MOST_LINES)
  return Array.from({ length: pieces }, (_, piece): Band => {
    const count = Math.min(MOST_LINES, most - piece * MOST_LINES)
    const height = count * lineOf(letters) + 2 * PAD
    const isLast = piece === pieces - 1
    const draw = (y: number): Mark[] => [
      ...cells.map(({ lines, align, ...box }) =>
        words(lines.slice(piece * MOST_LINES, piece * MOST_LINES + count), inside(box, y, height), {
          ...letters,
          align,
        }),
      ),
      ...(isLast ? [rule(left, y + height, width, colour)] : []),
    ]
    return { height, draw }
  })
}

const inside = ({ x, width }: { x: number; width: number }, y: number, height: number) => ({
  ...{ x, width, y: y + PAD },
  height: height - 2 * PAD,
})
