import { missingTexts } from '@coverwright/rules/languages'
import type { SetUpPart } from '../../design/products'
import { guideProblems, openGuide } from './open-guide'

/** Done when it decides: a guide with problems, or with nothing switched on, does not. */
export const underwritingSetUp: SetUpPart = {
  part: 'underwriting',
  look: async (ctx, opened) => {
    const { guide } = await openGuide(ctx, opened)
    const entries = [...guide.rules, ...guide.tables, ...(guide.answers ?? [])]
    if (entries.length === 0) return { isDone: false, lines: [{ code: 'none' }] }
    const { length: count } = await guideProblems(ctx, opened)
    if (count > 0) return { isDone: false, lines: [{ code: 'problems', values: { count } }] }
    if (entries.every(({ isOff = false }) => isOff)) return { isDone: false, lines: [{ code: 'allOff' }] }
    const values = { rules: guide.rules.length, tables: guide.tables.length + (guide.answers ?? []).length }
    const { length: missing } = missingTexts(guide, opened.body.languages)
    if (missing > 0)
      return {
        isDone: false,
        lines: [
          { code: 'guide', values },
          { code: 'untranslated', values: { count: missing } },
        ],
      }
    return { isDone: true, lines: [{ code: 'guide', values }] }
  },
}
