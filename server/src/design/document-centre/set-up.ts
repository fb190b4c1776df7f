import { bookletsOf } from '@coverwright/rules/design/document-centre'
import type { SetUpPart } from '../products'

/** A product does without booklets; one that has some has one for each plan. */
export const documentsSetUp: SetUpPart = {
  part: 'documents',
  look: async (_ctx, { body }) => {
    const { plans, there } = bookletsOf(body)
    if (there === 0) return { isDone: false, isNotNeeded: true, lines: [{ code: 'none' }] }
    const lines = [{ code: there < plans ? 'missing' : 'some', values: { there, plans } }]
    return { isDone: there === plans, lines }
  },
}
