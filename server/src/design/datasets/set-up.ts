import { knownNames } from '@coverwright/rules/design/products'
import type { SetUpPart } from '../products'

export const datasetSetUp: SetUpPart = {
  part: 'dataset',
  look: async (_ctx, { body }) => {
    const count = knownNames(body).length
    return { isDone: count > 0, lines: [count > 0 ? { code: 'names', values: { count } } : { code: 'empty' }] }
  },
}
