import { templateOperations as operations, TemplateView } from '@coverwright/contract/design/templates'
import {
  type Block,
  type BuiltKind,
  isPage,
  isPaper,
  kindOfMoment,
  type Moment,
  momentNames,
  type TemplateBody,
} from '@coverwright/rules/design/templates'
import { entries, fields, listBy, listOfWords, type Shape } from '@coverwright/rules/drafts'
import { type DraftKind, sendDraft } from '../../../platform/draft'

/** A template as it is worked on: what it is called, and what it says. */
export type TemplateDocument = Pick<TemplateView, 'name' | 'tag' | 'productId'> & { readonly body: TemplateBody }

const read = ({ revision, name, tag, productId, body }: TemplateView) => ({
  revision,
  document: { name, tag, productId, body },
})

const blocks = listBy<Block>('id')

/** Each block is a piece of its own, and so is each language of the subject: two people may write beside each other. */
const shapes: { readonly [Kind in BuiltKind]: Shape } = {
  email: fields({ subject: entries(), preview: entries(), html: entries(), attachments: listOfWords, blocks }),
  pdf: fields({ page: fields({ header: entries(), footer: entries() }), blocks }),
  page: fields({ search: fields({ title: entries(), description: entries() }), blocks }),
}

type Send = DraftKind<TemplateView, TemplateDocument>['send']

const draftOf = (kind: BuiltKind, send: Send): DraftKind<TemplateView, TemplateDocument> => ({
  name: 'template',
  saves: 'byItself',
  shape: fields({ body: shapes[kind] }),
  idOf: ({ id }) => id,
  read,
  mayEdit: ({ may }) => may.includes('edit'),
  send,
  current: (current) => {
    const { data } = TemplateView.safeParse(current)
    return data ? read(data) : null
  },
})

const sendOwn: Send = async (sent, id) => {
  const { body, ...head } = sent.document
  const based = { id, baseRevision: sent.revision, ...head }
  const along = { sent, refreshes: [operations.get, operations.list] }
  if (isPage(body)) return read(await sendDraft(operations.updatePage, { ...based, body }, along))
  return read(
    isPaper(body)
      ? await sendDraft(operations.updatePaper, { ...based, body }, along)
      : await sendDraft(operations.update, { ...based, body }, along),
  )
}

const sendSystem =
  (key: Moment): Send =>
  async (sent) => {
    const { body } = sent.document
    const based = { key, baseRevision: sent.revision }
    const along = { sent, refreshes: [operations.getSystem, operations.listSystem] }
    if (isPage(body)) return read(await sendDraft(operations.updateSystemPage, { ...based, body }, along))
    return read(
      isPaper(body)
        ? await sendDraft(operations.updateSystemPaper, { ...based, body }, along)
        : await sendDraft(operations.updateSystem, { ...based, body }, along),
    )
  }

const ofCompanies = {
  email: draftOf('email', sendOwn),
  pdf: draftOf('pdf', sendOwn),
  page: draftOf('page', sendOwn),
}
const ofTheSystem = new Map(momentNames.map((key) => [key, draftOf(kindOfMoment(key), sendSystem(key))]))

/** How the draft of a template is kept: a company's by its kind, one of the system by its key. */
export const draftFor = ({ kind, system }: Pick<TemplateView, 'kind' | 'system'>) =>
  (system && ofTheSystem.get(system)) || ofCompanies[kind]
