import { bodyProblems, questionsOf } from '@coverwright/rules/design/products'
import { holderGaps } from '@coverwright/rules/selling/quotes'
import type { SetUpPart } from '../products'

/** The form works when it asks something, has no faults, and asks who buys what has a price. */
export const formSetUp: SetUpPart = {
  part: 'form',
  look: async (_ctx, { body }) => {
    const questions = questionsOf(body).length
    if (questions === 0) return { isDone: false, lines: [{ code: 'empty' }] }
    const pages = { code: 'pages', values: { pages: body.pages.length, questions } }
    // Texts that are missing in a language are told by the parts that they belong to.
    const faults = bodyProblems(body).filter(({ code, pageId }) => code !== 'body.textMissing' && pageId).length
    if (faults > 0) return { isDone: false, lines: [pages, { code: 'problems', values: { count: faults } }] }
    const isAnonymous = body.pricing !== undefined && holderGaps(body).length > 0
    return isAnonymous ? { isDone: false, lines: [pages, { code: 'noHolder' }] } : { isDone: true, lines: [pages] }
  },
}
