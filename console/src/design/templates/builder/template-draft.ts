import { templateOperations as operations, TemplateView } from '@coverwright/contract/design/templates'
import type { Block, MailBody } from '@coverwright/rules/design/templates'
import { entries, fields, listBy, listOfWords } from '@coverwright/rules/drafts'
import { type DraftKind, sendDraft } from '../../../platform/draft'

/** A template as it is worked on: what it is called, and what it says. */
export type TemplateDocument = Pick<TemplateView, 'name' | 'tag' | 'productId'> & { readonly body: MailBody }

const read = ({ revision, name, tag, productId, body }: TemplateView) => ({
  revision,
  document: { name, tag, productId, body },
})

/** Each block is a piece of its own, and so is each language of the subject: two people may write beside each other. */
export const templateDraft: DraftKind<TemplateView, TemplateDocument> = {
  name: 'template',
  saves: 'byItself',
  shape: fields({
    body: fields({
      subject: entries(),
      preview: entries(),
      attachments: listOfWords,
      blocks: listBy<Block>('id'),
    }),
  }),
  idOf: ({ id }) => id,
  read,
  mayEdit: ({ may }) => may.includes('edit'),
  send: async (sent, id) => {
    const input = { id, baseRevision: sent.revision, ...sent.document }
    return read(await sendDraft(operations.update, input, { sent, refreshes: [operations.get, operations.list] }))
  },
  current: (current) => {
    const { data } = TemplateView.safeParse(current)
    return data ? read(data) : null
  },
}
