import type { Value } from '../../design/datasets'
import type { LineHead, QuoteRequest } from './quote'

/** Where the worksheet finds what went into a step: an answer or a result, something that was kept, or a written value. */
export class Seen {
  private constructor(
    private readonly slot: number,
    private readonly place: number,
    private readonly constant: Value | undefined,
  ) {}

  static inFrame(slot: number): Seen {
    return new Seen(slot, -1, undefined)
  }

  static kept(place: number): Seen {
    return new Seen(-1, place, undefined)
  }

  static always(constant: Value): Seen {
    return new Seen(-1, -1, constant)
  }

  from(working: Working): Value | undefined {
    if (this.slot >= 0) return working.frame[this.slot]
    return this.place >= 0 ? working.kept[this.place] : this.constant
  }
}

/** Where a look-up keeps the row that it found (-1 is none) and the version of the table. */
export type FoundPlaces = { readonly row: number; readonly version: number }

/** That a step was done, or passed over, and where the record holds what its line of the worksheet says. */
export type Note = {
  readonly head: LineHead
  readonly slot: number
  readonly inputs: readonly Seen[]
  readonly found: FoundPlaces | null
  readonly isPassedOver: boolean
}

/**
 * What steps share while one quote is worked out, and all that its worksheet is written from: the frame holds answers and
 * results, `kept` what a step found on its way (a row, a rate, the value of a formula), `notes` which steps went how.
 */
export type Working = {
  readonly frame: (Value | undefined)[]
  readonly kept: (Value | undefined)[]
  readonly request: QuoteRequest
  readonly notes: Note[]
  noted: number
}
