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

const ofCompany = {
  ...{ email: operations.update, pdf: operations.updatePaper, page: operations.updatePage },
  refreshes: [operations.get, operations.list],
}
const ofSystem = {
  ...{ email: operations.updateSystem, pdf: operations.updateSystemPaper, page: operations.updateSystemPage },
  refreshes: [operations.getSystem, operations.listSystem],
}
type Head = Omit<TemplateDocument, 'body'>
/** What a call says besides the body: which template, at which revision, and of a company's how it is called. */
type Based = { baseRevision: number } & ({ key: Moment } | ({ id: string } & Head))

/** Each kind of body has a call of its own, which knows what may stand in it. */
const sendBy =
  (calls: typeof ofCompany | typeof ofSystem, basedOn: (head: Head, id: string, baseRevision: number) => Based): Send =>
  async (sent, id) => {
    const { body, ...head } = sent.document
    const based = basedOn(head, id, sent.revision)
    const along = { sent, refreshes: calls.refreshes }
    if (isPage(body)) return read(await sendDraft(calls.page, { ...based, body }, along))
    if (isPaper(body)) return read(await sendDraft(calls.pdf, { ...based, body }, along))
    return read(await sendDraft(calls.email, { ...based, body }, along))
  }

const sendOwn = sendBy(ofCompany, (head, id, baseRevision) => ({ id, baseRevision, ...head }))
const sendSystem = (key: Moment) => sendBy(ofSystem, (_head, _id, baseRevision) => ({ key, baseRevision }))

const ofCompanies = {
  email: draftOf('email', sendOwn),
  pdf: draftOf('pdf', sendOwn),
  page: draftOf('page', sendOwn),
}
const ofTheSystem = new Map(momentNames.map((key) => [key, draftOf(kindOfMoment(key), sendSystem(key))]))

/** How the draft of a template is kept: a company's by its kind, one of the system by its key. */
export const draftFor = ({ kind, system }: Pick<TemplateView, 'kind' | 'system'>) =>
  (system && ofTheSystem.get(system)) || ofCompanies[kind]
