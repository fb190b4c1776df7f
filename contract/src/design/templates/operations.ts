import { languages } from '@coverwright/rules/languages'
import { momentNames, templateLimits as limits, templateTags, uploadKinds } from '@coverwright/rules/design/templates'
import { z } from 'zod'
import {
  anyOf,
  isStorable,
  listOperation,
  liveTopic,
  may,
  oneOf,
  operation,
  type Operations,
  Revision,
} from '../../platform'
import { MailBody, PageBody, PaperBody } from './bodies'
import {
  BoundMoment,
  Difference,
  Kind,
  SystemTemplateView,
  TemplateHead,
  TemplateName,
  TemplatePreview,
  TemplateRow,
  TemplateUse,
  TemplateView,
  WordOnPage,
} from './schema'

export const templatesTopic = liveTopic('templates')

const One = z.object({ id: z.uuid() })
const Key = z.object({ key: z.enum(momentNames) })
const Based = One.extend({ baseRevision: Revision })
const BasedKey = Key.extend({ baseRevision: Revision })
const Bound = z.object({ productId: z.uuid(), moment: BoundMoment })
/** What a preview is filled with: a real policy, or likely values. */
const Shown = One.extend({ language: z.enum(languages), policyId: z.uuid().nullable() })
const read = { may: 'templates.read', changesWith: [templatesTopic] } as const
const write = { may: 'templates.write', gives: TemplateView, writes: true } as const

export const templateOperations = {
  list: listOperation({
    ...read,
    post: '/v1/wallTemplate/getTemplateList',
    rows: TemplateRow,
    also: { kind: Kind },
    more: { may: may('create') },
    searches: ['name'],
    filters: { state: oneOf(['draft', 'inUse']), tag: anyOf(templateTags) },
    tabs: 'state',
    sorts: ['name', 'updatedAt'],
    usual: '-updatedAt',
    says: 'The templates of the company of one kind, page by page',
  }),
  get: operation({
    ...read,
    post: '/v1/wallTemplate/getTemplate',
    takes: One,
    gives: TemplateView,
    says: 'One template',
  }),
  create: operation({
    ...write,
    post: '/v1/wallTemplate/createTemplate',
    takes: z.object({
      kind: Kind,
      name: TemplateName,
      /** Without one, that of what it is begun with. */
      tag: z.enum(templateTags).optional(),
      from: z.enum(momentNames).nullable(),
    }),
    says: 'A new template: empty, or a copy of one of the house',
  }),
  upload: operation({
    ...write,
    post: '/v1/wallTemplate/uploadTemplate',
    takes: z.object({
      ...{ of: z.enum(uploadKinds), name: TemplateName, tag: z.enum(templateTags) },
      /** Which language the texts of the file are in. */
      language: z.enum(languages),
      /** The HTML, or the design of pdfme as JSON. */
      content: z
        .string()
        .max(limits.design, 'templates.designTooLarge')
        .refine(isStorable, 'templates.notStorable')
        .default(''),
      /** The PDF, as it was sent to the file store. */
      fileId: z.uuid().nullable().default(null),
      /** Pictures that were sent along with an HTML, by the names that stand in it. */
      pictures: z
        .array(z.object({ name: z.string().min(1).max(200), fileId: z.uuid() }))
        .max(30)
        .default([]),
    }),
    says: 'A template of a file of the company: an HTML, a PDF or a design of pdfme, looked through before it is kept',
  }),
  readBase: operation({
    ...read,
    post: '/v1/wallTemplate/getTemplateBase',
    takes: One,
    gives: z.object({ words: z.array(WordOnPage) }),
    says: 'What stands on the pages of an uploaded PDF already, for whoever puts fields onto it',
  }),
  copy: operation({
    ...write,
    post: '/v1/wallTemplate/copyTemplate',
    takes: One.extend({ name: TemplateName }),
    says: 'A copy of a template as its draft stands, under another name',
  }),
  update: operation({
    ...write,
    post: '/v1/wallTemplate/updateTemplate',
    takes: TemplateHead.extend({ ...Based.shape, body: MailBody }),
    says: 'Saves the draft of a mail on the revision it was read at; what is sent stays as it was',
  }),
  updatePaper: operation({
    ...write,
    post: '/v1/wallTemplate/updatePdfTemplate',
    takes: TemplateHead.extend({ ...Based.shape, body: PaperBody }),
    says: 'Saves the draft of a PDF on the revision it was read at; what is made stays as it was',
  }),
  updatePage: operation({
    ...write,
    post: '/v1/wallTemplate/updateDirectPageTemplate',
    takes: TemplateHead.extend({ ...Based.shape, body: PageBody }),
    says: 'Saves the draft of a page on the revision it was read at; what is shown stays as it was',
  }),
  use: operation({
    ...write,
    post: '/v1/wallTemplate/useTemplate',
    takes: Based,
    says: 'Makes a version of the draft, which is used from now on',
  }),
  delete: operation({
    ...write,
    post: '/v1/wallTemplate/deleteTemplate',
    takes: One,
    gives: One,
    says: 'Deletes a template that nothing uses',
  }),
  listUses: operation({
    ...read,
    post: '/v1/wallTemplate/getTemplateUses',
    takes: z.object({ kind: Kind }),
    gives: z.object({ rows: z.array(TemplateUse), templates: z.array(TemplateRow), may: may('bind') }),
    says: 'What each product sends or makes at each moment, and the templates that it can use',
  }),
  bind: operation({
    ...write,
    post: '/v1/wallTemplate/bindTemplate',
    takes: Bound.extend({ templateId: z.uuid().nullable() }),
    gives: TemplateUse,
    says: 'Says what a product sends or makes at a moment; with nothing, what comes with the house',
  }),
  preview: operation({
    ...read,
    post: '/v1/wallTemplate/previewTemplate',
    takes: Shown,
    gives: TemplatePreview,
    secret: true,
    says: 'The draft as it would arrive or be printed, with the values of a policy or with likely ones',
  }),
  listSubjects: operation({
    ...read,
    post: '/v1/wallTemplate/getPreviewSubjects',
    takes: z.object({}),
    gives: z.object({ rows: z.array(z.object({ policyId: z.uuid(), number: z.string(), productName: z.string() })) }),
    says: 'The newest policies that a preview can be filled with, for those who may see policies',
  }),
  sendTest: operation({
    ...write,
    post: '/v1/wallTemplate/sendTestTemplate',
    takes: Shown,
    gives: z.object({ to: z.string() }),
    says: 'Sends the draft of a mail or a PDF to the caller',
  }),
  compare: operation({
    ...read,
    post: '/v1/wallTemplate/compareTemplate',
    takes: One,
    gives: z.object({ version: z.int(), newest: z.int(), differences: z.array(Difference) }),
    says: 'How a copy differs from the newest version of what it was made from of the house',
  }),
  settle: operation({
    ...write,
    post: '/v1/wallTemplate/settleTemplate',
    takes: Based.extend({ takes: z.enum(['mine', 'theirs']) }),
    says: 'Ends a comparison: the draft stays as it is, or becomes the newest version of the house',
  }),
  listSystem: operation({
    ...read,
    post: '/v1/wallTemplate/getSystemTemplateList',
    takes: z.object({ kind: Kind }),
    gives: z.object({ rows: z.array(SystemTemplateView), may: may('create', 'edit') }),
    says: 'The mails, PDFs or pages that come with the house',
  }),
  previewSystem: operation({
    ...read,
    post: '/v1/wallTemplate/previewSystemTemplate',
    takes: Key.extend({ language: z.enum(languages), isDraft: z.boolean().default(false) }),
    gives: TemplatePreview,
    secret: true,
    says: 'A mail, PDF or page of the house, with likely values; its draft for its designers',
  }),
  getSystem: operation({
    ...read,
    post: '/v1/wallTemplate/getSystemTemplate',
    takes: Key,
    gives: TemplateView,
    says: 'The draft of a system template, for the designers of the installation',
  }),
  updateSystem: operation({
    ...write,
    post: '/v1/wallTemplate/updateSystemTemplate',
    takes: BasedKey.extend({ body: MailBody }),
    says: 'Saves the draft of a system email; what companies send and copy stays as it was',
  }),
  updateSystemPaper: operation({
    ...write,
    post: '/v1/wallTemplate/updateSystemPdfTemplate',
    takes: BasedKey.extend({ body: PaperBody }),
    says: 'Saves the draft of a system PDF; what companies make and copy stays as it was',
  }),
  updateSystemPage: operation({
    ...write,
    post: '/v1/wallTemplate/updateSystemDirectPageTemplate',
    takes: BasedKey.extend({ body: PageBody }),
    says: 'Saves the draft of a system page; what companies copy stays as it was',
  }),
  publishSystem: operation({
    ...write,
    post: '/v1/wallTemplate/publishSystemTemplate',
    takes: BasedKey,
    says: 'Makes a version of the draft for all companies; copies are offered what differs and stay as they are',
  }),
  sendTestSystem: operation({
    ...write,
    post: '/v1/wallTemplate/sendTestSystemTemplate',
    takes: Key.extend({ language: z.enum(languages) }),
    gives: z.object({ to: z.string() }),
    says: 'Sends the draft of a system email or PDF to the caller, with likely values',
  }),
  compareSystem: operation({
    ...read,
    post: '/v1/wallTemplate/compareSystemTemplate',
    takes: Key,
    gives: z.object({ version: z.int(), newest: z.int(), differences: z.array(Difference) }),
    says: 'How the draft of a system template differs from what came with the program',
  }),
  settleSystem: operation({
    ...write,
    post: '/v1/wallTemplate/settleSystemTemplate',
    takes: BasedKey.extend({ takes: z.enum(['mine', 'theirs']) }),
    says: 'Ends that comparison: the draft stays as it is, or becomes what came with the program',
  }),
} satisfies Operations
