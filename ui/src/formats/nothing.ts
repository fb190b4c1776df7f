/** Nothing is a dash, never a zero. */
export const NOTHING = '–'

export type Moment = Date | number | string
export type Maybe<Value> = Value | null | undefined

export function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

/** The minus is the real one (U+2212), as wide as a plus, so that columns of figures line up. */
export const trueMinus = (words: string) => words.replace(/^-/, '−')
