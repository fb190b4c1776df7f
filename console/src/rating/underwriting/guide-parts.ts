import type { GuideProblem, GuideView } from '@coverwright/contract/rating/underwriting'
import type { FormulaWords, NameOffer } from '../../design/logic'
import type { GuideDrafting } from './use-guide-draft'

/** What every part of the editor is given. */
export type GuideParts = {
  view: GuideView
  drafting: GuideDrafting
  offers: readonly NameOffer[]
  /** Says a condition as a sentence. */
  read: FormulaWords
  problems: readonly GuideProblem[]
  isReadOnly: boolean
}
