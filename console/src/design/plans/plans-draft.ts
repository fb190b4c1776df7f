import { datasetOperations } from '@coverwright/contract/design/datasets'
import { planOperations, type PlanSet, type PlansView } from '@coverwright/contract/design/plans'
import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import { entries, fields, listBy, listOfWords } from '@coverwright/rules/drafts'
import { type DraftKind, sendDraft } from '../../platform/draft'
import { partNow } from '../products'
import type { AddOn, Cover, Declaration, Document, Plan } from './plan-actions'

const { get, update } = planOperations
const texts = entries()
const documents = listBy<Document>('language')

const read = ({ revision, plans, currency }: PlansView) => ({
  revision,
  document: plans ?? { currency, plans: [], addOns: [] },
})

/** The plans of a product as they are worked on: every text of every language is one's own, and every cell. */
export const plansDraft: DraftKind<PlansView, PlanSet> = {
  name: 'plans',
  saves: 'whenAsked',
  shape: fields({
    plans: listBy<Plan>(
      'id',
      fields({
        ...{ title: texts, subtitle: texts, description: texts },
        covers: listBy<Cover>('dataName', fields({ title: texts, tooltip: texts, words: texts })),
        addOns: listOfWords,
        declarations: listBy<Declaration>('id', fields({ text: texts })),
        ...{ booklet: documents, coverDocument: documents },
      }),
    ),
    addOns: listBy<AddOn>('id', fields({ title: texts, description: texts })),
  }),
  idOf: ({ productId }) => productId,
  read,
  mayEdit: ({ may }) => may.includes('edit'),
  send: async (sent, productId) => {
    const input = { productId, baseRevision: sent.revision, plans: sent.document }
    const refreshes = [get, productOperations.get, setUpOperations.get, datasetOperations.get]
    return read(await sendDraft(update, input, { sent, refreshes }))
  },
  current: partNow('plans'),
}
