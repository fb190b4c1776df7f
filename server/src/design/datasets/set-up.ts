import { knownNames } from '@coverwright/rules/design/products'
import type { SetUpPart } from '../products'

export const datasetSetUp: SetUpPart = {
  part: 'dataset',
  look: async (_ctx, { body }) => {
    const known = knownNames(body)
    const count = known.length
    if (count === 0) return { isDone: false, lines: [{ code: 'empty' }] }
    const names = { code: 'names', values: { count } }
    // Names of plans and connectors alone: nothing is asked of a buyer yet.
    const isAsked = known.some(({ from }) => from === 'question')
    return { isDone: isAsked, lines: isAsked ? [names] : [names, { code: 'noQuestion' }] }
  },
}
