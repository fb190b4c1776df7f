import { productOperations } from '@coverwright/contract/design/products'
import {
  type Guide,
  type GuideView,
  underwritingOperations as operations,
} from '@coverwright/contract/rating/underwriting'
import { fields, listBy } from '@coverwright/rules/drafts'
import { partNow } from '../../design/products'
import { type DraftKind, sendDraft } from '../../platform/draft'
import type { AnswerEntry, Rule, TableEntry } from './guide-edits'

const read = ({ revision, guide }: GuideView) => ({ revision, document: guide })

/** The guide as it is worked on: every rule, table and answer is one piece, since all of it makes one decision. */
export const guideDraft: DraftKind<GuideView, Guide> = {
  name: 'guide',
  saves: 'byItself',
  shape: fields({
    rules: listBy<Rule>('id'),
    tables: listBy<TableEntry>('id'),
    answers: listBy<AnswerEntry>('id'),
  }),
  idOf: ({ productId }) => productId,
  read,
  mayEdit: ({ may }) => may.includes('edit'),
  send: async (sent, productId) => {
    const input = { productId, baseRevision: sent.revision, guide: sent.document }
    return read(await sendDraft(operations.save, input, { sent, refreshes: [operations.get, productOperations.get] }))
  },
  current: partNow('underwriting'),
}
