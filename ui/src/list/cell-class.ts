import type { Column } from './list-types'

/** Figures at the right edge, and what a phone leaves out. */
export const cellClass = <Row>({ align, isWide }: Column<Row>, atEnd: string): string | undefined =>
  [align === 'end' && atEnd, isWide && 'cw-wide'].filter(Boolean).join(' ') || undefined
