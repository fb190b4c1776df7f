import type { FittedPicture } from './fit-picture'
import type { Font } from './fonts'
import type { Mark } from './marks'
import type { SheetPicture } from './sheet'

/** A strip of the sheet over its whole width that is never cut by the end of a page. */
export type Band = {
  readonly height: number
  readonly draw: (y: number) => readonly Mark[]
  /** Never the last on its page. */
  readonly isKept?: boolean
  /** Air: left out at the top of a page, and nothing moves to another page for it. */
  readonly isGap?: boolean
  /** Whatever follows begins a page. */
  readonly isBreak?: boolean
  /** Drawn first where this one begins a page. */
  readonly head?: Band
}

export type Area = {
  readonly left: number
  readonly width: number
  readonly top: number
  readonly bottom: number
}

/** What bands are made with. */
export type Desk = {
  readonly area: Area
  readonly font: Font
  readonly pictures: ReadonlyMap<SheetPicture, FittedPicture>
}

export const gap = (height: number): Band => ({ height, draw: () => [], isGap: true })
