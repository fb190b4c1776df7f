import type { Column } from './list-types'

/** Figures at the right edge, what a phone leaves out, and the room for what names the row. */
export const cellClass = <Row>({ align, isWide, isFixed, width }: Column<Row>, atEnd: string): string | undefined =>
  [align === 'end' && atEnd, isWide && 'cw-wide', isFixed && !width && 'cw-names'].filter(Boolean).join(' ') ||
  undefined
