import type { Schema, Template } from '@pdfme/common'
import type { Area, Band, Desk } from './band'
import { bandsOfRows } from './bands-of-rows'
import { divider, letterhead, picture, qr, signature } from './bands-of-things'
import { bandsOfWords } from './bands-of-words'
import { gap } from './band'
import { type Letters, type Mark, SOFT, words } from './marks'
import type { Sheet, SheetPart } from './sheet'

const pages = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const
/** What the foot and the head of a page take of it. */
const FOOT = 24
const HEAD = 18

export function areaOf({ size, margin, header, footer, isNumbered }: Sheet): Area {
  const { width, height } = pages[size]
  return {
    ...{ left: margin, width: width - 2 * margin },
    top: header === '' ? margin : Math.max(margin, HEAD),
    bottom: height - (footer === '' && !isNumbered ? margin : Math.max(margin, FOOT)),
  }
}

/** Everything at its place, in millimetres, with what it says beside it. */
export function layOutSheet(sheet: Sheet, desk: Desk): { template: Template; input: Record<string, string> } {
  const flowed = flow(
    sheet.parts.flatMap((part) => bandsOf(part, desk)),
    desk.area,
  )
  const input: Record<string, string> = {}
  const schemas = flowed.map((marks, page) =>
    [...marks, ...edgesOf(sheet, desk.area, `${page + 1} / ${flowed.length}`)].map(
      ({ says, schema }, place): Schema => {
        const name = `${page}-${place}`
        input[name] = says
        return { ...schema, name } as Schema
      },
    ),
  )
  return { template: { basePdf: { ...pages[sheet.size], padding: [0, 0, 0, 0] }, schemas }, input }
}

function bandsOf(part: SheetPart, desk: Desk): Band[] {
  switch (part.kind) {
    case 'letterhead':
      return letterhead(desk, part)
    case 'words':
      return bandsOfWords(desk, part)
    case 'rows':
      return bandsOfRows(desk, part)
    case 'picture':
      return picture(desk, part)
    case 'qr':
      return qr(desk, part)
    case 'rule':
      return divider(desk)
    case 'space':
      return [gap(part.millimetres)]
    case 'pageBreak':
      return [{ height: 0, draw: () => [], isBreak: true }]
    case 'signature':
      return signature(desk, part)
  }
}

/** Band under band, and onto the next page where one does not fit. */
function flow(bands: readonly Band[], { top, bottom }: Area): Mark[][] {
  const drawn: Mark[][] = [[]]
  let y = top
  const turn = () => {
    drawn.push([])
    y = top
  }
  const put = ({ height, draw }: Band) => {
    drawn[drawn.length - 1]?.push(...draw(y))
    y += height
  }
  for (const [place, band] of bands.entries()) {
    const isFresh = y === top
    if (band.isGap) y = isFresh ? y : Math.min(bottom, y + band.height)
    else if (band.isBreak) {
      if (!isFresh) turn()
    } else {
      if (!isFresh && y + together(bands, place) > bottom) {
        turn()
        if (band.head) put(band.head)
      }
      put(band)
    }
  }
  const isEmpty = drawn.length > 1 && drawn[drawn.length - 1]?.length === 0
  return isEmpty ? drawn.slice(0, -1) : drawn
}

/** A heading with the first of what stands under it. */
function together(bands: readonly Band[], from: number): number {
  let height = 0
  for (const { height: own, isKept } of bands.slice(from, from + 12)) {
    height += own
    if (!isKept) break
  }
  return height
}

const letters: Letters = { size: 8, colour: SOFT }
const NUMBER = 24

/** What stands at the head and at the foot of every page, in one line. */
function edgesOf({ size, header, footer, isNumbered }: Sheet, { left, width }: Area, number: string): Mark[] {
  const [foot, height] = [pages[size].height - 16, 5]
  return [
    ...(header === '' ? [] : [words([header], { x: left, y: 9, width, height }, letters)]),
    ...(footer === '' ? [] : [words([footer], { x: left, y: foot, width: width - NUMBER - 4, height }, letters)]),
    ...(isNumbered
      ? [words([number], { x: left + width - NUMBER, y: foot, width: NUMBER, height }, { ...letters, align: 'right' })]
      : []),
  ]
}
