import type { SetUpPart } from '../../design/products'
import { connectorUseProblems } from './product-connectors'
import { usesOf } from './uses-of-body'

export const connectorsSetUp: SetUpPart = {
  part: 'connectors',
  look: async (ctx, { body }) => {
    const { length: bound } = usesOf(body)
    if (bound === 0) return { isDone: false, isNotNeeded: true, lines: [{ code: 'none' }] }
    const { length: count } = await connectorUseProblems(ctx, body)
    if (count > 0) return { isDone: false, lines: [{ code: 'problems', values: { count } }] }
    return { isDone: true, lines: [{ code: 'bound', values: { count: bound } }] }
  },
}
