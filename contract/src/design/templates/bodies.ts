import { languages } from '@coverwright/rules/languages'
import {
  fieldShows,
  listNames,
  type MailBody as MailBodyShape,
  type PageBody as PageBodyShape,
  pageSizes,
  type PaperBody as PaperBodyShape,
  pictureWidths,
  templateLimits as limits,
} from '@coverwright/rules/design/templates'
import { z } from 'zod'
import { isStorable, shapeOf } from '../../platform'

const id = z.string().min(1).max(64)
const textsUpTo = (most: number) =>
  z.partialRecord(z.enum(languages), z.string().max(most).refine(isStorable, 'templates.notStorable'))
const short = textsUpTo(limits.label)
const long = textsUpTo(limits.text)
const link = z.string().max(500)
const over = z.enum(listNames)

const every = { id, when: z.string().max(limits.condition) }
const fileId = z.uuid().or(z.literal(''))
const Fact = z.object({ id, label: short, value: short })
const plain = [
  z.object({ ...every, kind: z.literal('header') }),
  z.object({ ...every, kind: z.literal('heading'), text: short, isTitle: z.boolean().optional() }),
  z.object({ ...every, kind: z.literal('text'), text: long }),
  z.object({ ...every, kind: z.literal('note'), text: long }),
  z.object({
    ...{ ...every, kind: z.literal('picture'), fileId, alt: short },
    width: z.literal(pictureWidths).optional(),
  }),
  z.object({ ...every, kind: z.literal('divider') }),
] as const
/** What mails and papers have in common. */
const both = [
  ...plain,
  z.object({
    ...every,
    kind: z.literal('facts'),
    rows: z.array(Fact).max(limits.rows),
    columns: z.union([z.literal(1), z.literal(2)]),
    hidesEmpty: z.boolean(),
  }),
  z.object({ ...every, kind: z.literal('each'), over, title: short, text: short, aside: short }),
] as const

/** A mail as it is designed; the rules say whether it can be saved. */
export const MailBody = shapeOf<MailBodyShape>()(
  z.object({
    version: z.literal(1),
    subject: textsUpTo(limits.subject),
    preview: textsUpTo(limits.preview),
    blocks: z
      .array(
        z.discriminatedUnion('kind', [...both, z.object({ ...every, kind: z.literal('button'), label: short, link })]),
      )
      .max(limits.blocks),
    html: textsUpTo(limits.html).optional(),
    attachments: z.array(z.uuid()).max(limits.attachments),
  }),
)
export type MailBody = z.infer<typeof MailBody>

const Column = z.object({ id, title: short, value: short, align: z.enum(['left', 'right']) })

/** To a hundredth of a millimetre, within the largest sheet that printers take. */
const millimetres = z.number().min(0).max(1_500)
const PaperBase = z.object({
  fileId,
  pages: z
    .array(z.object({ width: millimetres, height: millimetres }))
    .min(1)
    .max(limits.pages),
})
const Field = z.object({
  ...{ ...every, kind: z.literal('field'), shows: z.enum(fieldShows), fileId },
  page: z.int().min(1).max(limits.pages),
  ...{ x: millimetres, y: millimetres, width: millimetres.min(0.1), height: millimetres.min(0.1) },
  text: short,
  size: z.number().min(limits.letters.least).max(limits.letters.most),
  isBold: z.boolean(),
  align: z.enum(['left', 'center', 'right']),
  colour: z.string().regex(/^#[0-9a-fA-F]{6}$/),
})

/** A paper as it is designed. */
export const PaperBody = shapeOf<PaperBodyShape>()(
  z.object({
    version: z.literal(1),
    page: z.object({
      size: z.enum(pageSizes),
      margin: z.int().min(limits.margin.least).max(limits.margin.most),
      header: short,
      footer: short,
      isNumbered: z.boolean(),
      base: PaperBase.optional(),
    }),
    blocks: z
      .array(
        z.discriminatedUnion('kind', [
          ...both,
          z.object({
            ...{ ...every, kind: z.literal('table'), over, title: short },
            columns: z.array(Column).min(1).max(limits.columns),
            sum: z.object({ label: short, value: short }),
          }),
          z.object({ ...every, kind: z.literal('qr'), holds: link, caption: short }),
          z.object({
            ...{ ...every, kind: z.literal('space') },
            millimetres: z.int().min(limits.space.least).max(limits.space.most),
          }),
          z.object({ ...every, kind: z.literal('pageBreak') }),
          z.object({ ...every, kind: z.literal('signature'), name: short, role: short }),
          Field,
        ]),
      )
      .max(limits.fields),
  }),
)
export type PaperBody = z.infer<typeof PaperBody>

const said = { title: short, text: long }
const leading = { ...said, label: short, link }

/** A direct page as it is designed. */
export const PageBody = shapeOf<PageBodyShape>()(
  z.object({
    version: z.literal(1),
    search: z.object({
      title: textsUpTo(limits.searchTitle),
      description: textsUpTo(limits.searchText),
      fileId,
    }),
    blocks: z
      .array(
        z.discriminatedUnion('kind', [
          ...plain,
          z.object({ ...every, kind: z.literal('hero'), ...leading, fileId, alt: short }),
          z.object({
            ...{ ...every, kind: z.literal('cards'), title: short },
            cards: z.array(z.object({ id, title: short, text: long })).max(limits.cards),
          }),
          z.object({ ...every, kind: z.literal('covers'), ...said }),
          z.object({ ...every, kind: z.literal('prices'), ...said, label: short }),
          z.object({
            ...{ ...every, kind: z.literal('questions'), title: short },
            rows: z.array(z.object({ id, label: short, value: long })).max(limits.rows),
          }),
          z.object({ ...every, kind: z.literal('testimonial'), text: long, name: short, role: short }),
          z.object({ ...every, kind: z.literal('action'), ...leading }),
          z.object({ ...every, kind: z.literal('footer'), text: long }),
        ]),
      )
      .max(limits.blocks),
  }),
)
export type PageBody = z.infer<typeof PageBody>
