import { type Band, type Desk, gap } from './band'
import { breakLines } from './break-lines'
import { type Letters, LINE_HEIGHT, POINT, words } from './marks'
import type { SheetPart } from './sheet'

type Words = Extract<SheetPart, { kind: 'words' }>

const looks: { readonly [Look in Words['look']]: Letters & { readonly before: number; readonly after: number } } = {
  title: { size: 22, isBold: true, before: 2, after: 2 },
  section: { size: 11, isBold: true, before: 6, after: 1.5 },
  body: { size: 10, before: 0, after: 2.5 },
  small: { size: 8, colour: '#5f6675', before: 2, after: 1.5 },
  mark: { size: 11, isBold: true, colour: '#b42318', before: 1, after: 2 },
}

export const lineOf = ({ size }: Pick<Letters, 'size'>) => size * LINE_HEIGHT * POINT

export function linesIn({ font }: Desk, text: string, letters: Letters, width: number): string[] {
  const facts = letters.isBold ? font.facts.bold : font.facts.regular
  return breakLines(text, facts, letters.size * POINT, width)
}

/** Line by line, so that a long text goes on over the page. */
export function bandsOfWords(desk: Desk, { text, look }: Words): Band[] {
  if (text.trim() === '') return []
  const { before, after, ...letters } = looks[look]
  const { left, width } = desk.area
  const height = lineOf(letters)
  const isKept = look === 'title' || look === 'section'
  const lines = linesIn(desk, text, letters, width).map((line): Band => ({
    ...{ height, isKept },
    draw: (y) => [words([line], { x: left, y, width, height }, letters)],
  }))
  return [gap(before), ...lines, { ...gap(after), isKept }]
}
