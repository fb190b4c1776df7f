import { type Answered, json, NOT_FOUND } from './answered'

/** Plates that show what can go wrong with another system, each by its word. */
export const TROUBLED_PLATES = ['SLOW 1', 'DOWN 1', 'RETRY 1', 'GONE 1', 'HTML 1', 'PART 1'] as const

/** One that is asked a second time has recovered. */
let isRetried = false

/** Null for a plate that nothing is wrong with. `part` is an answer in which something is missing. */
export function troubleOf(plate: string, part: Answered): Answered | null {
  switch (plate.toUpperCase()) {
    case 'SLOW 1':
      return 'never'
    case 'DOWN 1':
      return { status: 503, text: 'Nightly maintenance' }
    case 'RETRY 1':
      isRetried = !isRetried
      return isRetried ? json({ error: 'too busy' }, 503) : null
    case 'GONE 1':
      return NOT_FOUND
    case 'HTML 1':
      return { status: 200, text: '<html><body>Please sign in</body></html>' }
    case 'PART 1':
      return part
    default:
      return null
  }
}
