import { languages } from '@coverwright/rules/languages'
import {
  blockKinds,
  builtKinds,
  listNames,
  momentNames,
  paperMoments,
  sentMoments,
  templateLimits as limits,
  templateTags,
  templateUsers,
  uploadKinds,
} from '@coverwright/rules/design/templates'
import { z } from 'zod'
import { asStored } from '../../platform'
import { MailBody, PageBody, PaperBody } from './bodies'

const language = z.enum(languages)
/** What is made or sent of a product. */
export const BoundMoment = z.enum([...sentMoments, ...paperMoments])
/** Mails where nothing else is said. */
export const Kind = z.enum(builtKinds).default('email')

export const TemplateName = z.string().trim().min(1).max(limits.name)
export const TemplateHead = z.object({
  name: TemplateName,
  tag: z.enum(templateTags),
  /** Whose questions may be named in it; none where it speaks of no answers. */
  productId: z.uuid().nullable(),
})

export const TemplateUse = z.object({
  productId: z.uuid(),
  productName: z.string(),
  moment: BoundMoment,
  templateId: z.uuid().nullable(),
  templateName: z.string(),
})
export type TemplateUse = z.infer<typeof TemplateUse>

const Missing = z.record(language, z.int())

export const TemplateRow = TemplateHead.extend({
  id: z.uuid(),
  kind: z.enum(builtKinds),
  /** What it was before it was uploaded; null for what was designed here. */
  upload: z.enum(uploadKinds).nullable(),
  state: z.enum(['draft', 'inUse']),
  /** Which version is sent; null while none is. */
  version: z.int().nullable(),
  /** The draft says something else than what is sent. */
  isChanged: z.boolean(),
  missing: Missing,
  languages: z.array(language),
  /** Products that are bound to it, automations that send it, pages that show it. */
  uses: z.int(),
  /** What it was copied from of the house, and whether that has a newer version now. */
  madeFrom: z.object({ key: z.enum(momentNames), version: z.int(), newest: z.int() }).nullable(),
  revision: z.int(),
  updatedAt: z.iso.datetime(),
  may: z.array(z.enum(['edit', 'use', 'delete'])),
})
export type TemplateRow = z.infer<typeof TemplateRow>

const VariableView = z.object({
  name: z.string(),
  type: z.enum(['text', 'number', 'money', 'date', 'yesNo', 'link']),
  sample: z.string(),
  title: z.string(),
  inside: z.enum(listNames).nullable(),
})
export type VariableView = z.infer<typeof VariableView>

const FileFacts = z.object({ id: z.uuid(), name: z.string(), size: z.int() })

const Opened = TemplateRow.extend({
  variables: z.array(VariableView),
  files: z.array(FileFacts),
  usedBy: z.array(TemplateUse),
  /** What else uses it, by name. */
  alsoUsedBy: z.array(z.object({ by: z.enum(templateUsers), name: z.string() })),
  sender: z.object({ name: z.string(), email: z.string() }),
  /** Texts of each language that stayed as they are sent while another language of them was changed. */
  lagging: Missing,
  /** Which of the system templates it is itself; null for what belongs to a company. */
  system: z.enum(momentNames).nullable(),
})
const MailView = Opened.extend({ kind: z.literal('email'), body: asStored(MailBody) })
export type MailView = z.infer<typeof MailView>
const PaperView = Opened.extend({ kind: z.literal('pdf'), body: asStored(PaperBody) })
export type PaperView = z.infer<typeof PaperView>

const PageView = Opened.extend({ kind: z.literal('page'), body: asStored(PageBody) })
export type PageView = z.infer<typeof PageView>

export const TemplateView = z.discriminatedUnion('kind', [MailView, PaperView, PageView])
export type TemplateView = z.infer<typeof TemplateView>

export const SystemTemplateView = z.object({
  key: z.enum(momentNames),
  version: z.int(),
  tag: z.enum(templateTags),
  title: z.partialRecord(language, z.string()),
  /** The subject of a mail, the title of a page; a paper has none. */
  subject: z.partialRecord(language, z.string()),
  /** The copies that this company has of it. */
  copies: z.int(),
  /** For its designers: a draft that nobody gets yet, and a text of a newer program that waits to be compared. */
  isChanged: z.boolean(),
  hasNewer: z.boolean(),
})
export type SystemTemplateView = z.infer<typeof SystemTemplateView>

/** A line of a PDF at its place, in millimetres from the upper left corner of its page. */
export const WordOnPage = z.object({
  ...{ page: z.int(), text: z.string() },
  ...{ x: z.number(), y: z.number(), height: z.number() },
})

/** What keeps one message or paper from going out: a value that is not there, a file that is gone. */
const Problem = z.object({ code: z.string(), name: z.string() })

export const TemplatePreview = z.object({
  /** Of a mail. */
  subject: z.string(),
  preview: z.string(),
  text: z.string(),
  /** Where the very mail or PDF can be looked at, for a quarter of an hour. */
  address: z.string(),
  problems: z.array(Problem),
})
export type TemplatePreview = z.infer<typeof TemplatePreview>

export const Difference = z.object({
  place: z.string(),
  /** The kind of the block it stands in; null beside all blocks. */
  block: z.enum(blockKinds).nullable(),
  field: z.string(),
  language: language.nullable(),
  mine: z.string().nullable(),
  theirs: z.string().nullable(),
})
