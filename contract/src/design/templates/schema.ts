import { languages } from '@coverwright/rules/languages'
import {
  listNames,
  type MailBody as MailBodyShape,
  momentNames,
  sentMoments,
  templateKinds,
  templateLimits as limits,
  templateTags,
} from '@coverwright/rules/design/templates'
import { z } from 'zod'
import { asStored, isStorable, shapeOf } from '../../platform'

const id = z.string().min(1).max(64)
const language = z.enum(languages)
const textsUpTo = (most: number) =>
  z.partialRecord(language, z.string().max(most).refine(isStorable, 'templates.notStorable'))
const short = textsUpTo(limits.label)
const long = textsUpTo(limits.text)

const every = { id, when: z.string().max(limits.condition) }
const Block = z.discriminatedUnion('kind', [
  z.object({ ...every, kind: z.literal('header') }),
  z.object({ ...every, kind: z.literal('heading'), text: short }),
  z.object({ ...every, kind: z.literal('text'), text: long }),
  z.object({ ...every, kind: z.literal('note'), text: long }),
  z.object({ ...every, kind: z.literal('button'), label: short, link: z.string().max(500) }),
  z.object({ ...every, kind: z.literal('picture'), fileId: z.uuid().or(z.literal('')), alt: short }),
  z.object({
    ...every,
    kind: z.literal('facts'),
    rows: z.array(z.object({ id, label: short, value: short })).max(limits.rows),
    columns: z.union([z.literal(1), z.literal(2)]),
    hidesEmpty: z.boolean(),
  }),
  z.object({ ...every, kind: z.literal('each'), over: z.enum(listNames), title: short, text: short, aside: short }),
  z.object({ ...every, kind: z.literal('divider') }),
])

/** A mail as it is designed; the rules say whether it can be saved. */
export const MailBody = shapeOf<MailBodyShape>()(
  z.object({
    version: z.literal(1),
    subject: textsUpTo(limits.subject),
    preview: textsUpTo(limits.preview),
    blocks: z.array(Block).max(limits.blocks),
    attachments: z.array(z.uuid()).max(limits.attachments),
  }),
)
export type MailBody = z.infer<typeof MailBody>

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
  moment: z.enum(sentMoments),
  templateId: z.uuid().nullable(),
  templateName: z.string(),
})
export type TemplateUse = z.infer<typeof TemplateUse>

const Missing = z.record(language, z.int())

export const TemplateRow = TemplateHead.extend({
  id: z.uuid(),
  kind: z.enum(templateKinds),
  state: z.enum(['draft', 'inUse']),
  /** Which version is sent; null while none is. */
  version: z.int().nullable(),
  /** The draft says something else than what is sent. */
  isChanged: z.boolean(),
  missing: Missing,
  languages: z.array(language),
  uses: z.int(),
  /** The mail of the house that it was copied from, and whether that has a newer version now. */
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

export const TemplateView = TemplateRow.extend({
  body: asStored(MailBody),
  variables: z.array(VariableView),
  files: z.array(FileFacts),
  usedBy: z.array(TemplateUse),
  sender: z.object({ name: z.string(), email: z.string() }),
})
export type TemplateView = z.infer<typeof TemplateView>

export const SystemTemplateView = z.object({
  key: z.enum(momentNames),
  version: z.int(),
  tag: z.enum(templateTags),
  title: z.partialRecord(language, z.string()),
  body: asStored(MailBody),
  /** The copies that this company has of it. */
  copies: z.int(),
})
export type SystemTemplateView = z.infer<typeof SystemTemplateView>

/** What keeps one message from being sent: a value that is not there, a file that is gone. */
const MailProblem = z.object({ code: z.string(), name: z.string() })

export const MailPreview = z.object({
  subject: z.string(),
  preview: z.string(),
  text: z.string(),
  /** Where the very mail can be looked at, for a quarter of an hour. */
  address: z.string(),
  problems: z.array(MailProblem),
})
export type MailPreview = z.infer<typeof MailPreview>

export const MailDifference = z.object({
  place: z.string(),
  mine: z.string().nullable(),
  theirs: z.string().nullable(),
})
