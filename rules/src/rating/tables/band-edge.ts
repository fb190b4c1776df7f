import { printDay } from '../../kernel'
import { type Band, type BandView, exactAtPosition } from '../pricing'

type Edges = { readonly from: Pick<Band, 'from' | 'isFromOut'>; readonly to: Pick<Band, 'to' | 'isToOut'> }

/** The upper edge of a band that ends before this place, in the way the band is written: '18-29', or '18-<30'. */
export function endingBefore(band: BandView, position: number, like: Band): Edges['to'] {
  const isBetween = position % 2 !== 0
  if (isBetween) return { to: edgeAt(band, position - 1) }
  const isOut = band.step === 1 || (like.isToOut === true && band.column.of === 'number')
  return isOut ? { to: edgeAt(band, position), isToOut: true } : { to: edgeAt(band, position - band.step) }
}

/** The lower edge of a band that begins at this place. */
export function beginningAt(band: BandView, position: number, like: Band): Edges['from'] {
  const isBetween = position % 2 !== 0
  if (isBetween) return { from: edgeAt(band, position - 1), isFromOut: true }
  const isOut = band.step > 1 && like.isFromOut === true && band.column.of === 'number'
  return isOut ? { from: edgeAt(band, position - band.step), isFromOut: true } : { from: edgeAt(band, position) }
}

export const lowerOf = ({ from, isFromOut }: Band): Edges['from'] => ({ from, ...(isFromOut && { isFromOut }) })
export const upperOf = ({ to, isToOut }: Band): Edges['to'] => ({ to, ...(isToOut && { isToOut }) })

const edgeAt = ({ column, scale }: BandView, position: number): string =>
  column.of === 'date' ? printDay(position / 2) : exactAtPosition(position, scale).trimmed().toString()
