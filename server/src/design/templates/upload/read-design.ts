import {
  PAPER_INK,
  type PaperBlock,
  type PaperBase,
  templateLimits as limits,
} from '@coverwright/rules/design/templates'
import { type Refusal, refusalOf } from '@coverwright/rules/kernel'
import type { Language } from '@coverwright/rules/languages'
import { z } from 'zod'
import { Refused } from '../../../kernel'
import { refuseAll } from './refuse-all'

type Field = Extract<PaperBlock, { kind: 'field' }>
/** A design as it was read: a PDF and pictures are still inside, as base64. */
export type Design = {
  readonly pdf: string | null
  readonly pages: PaperBase['pages']
  readonly fields: readonly (Omit<Field, 'fileId'> & { readonly picture: string | null })[]
}

const millimetres = z.number().min(0).max(1_500)
const Schema = z.looseObject({
  name: z.string().min(1).max(200),
  type: z.string().max(60),
  position: z.object({ x: millimetres, y: millimetres }),
  width: millimetres.min(0.1),
  height: millimetres,
  content: z.string().optional(),
  text: z.string().optional(),
  fontName: z.string().max(100).optional(),
  fontSize: z.number().optional(),
  fontColor: z.string().max(20).optional(),
  color: z.string().max(20).optional(),
  borderColor: z.string().max(20).optional(),
  alignment: z.string().optional(),
})
const Blank = z.object({ width: millimetres.min(20), height: millimetres.min(20) })
const Template = z.looseObject({
  basePdf: z.union([z.string().min(1), Blank]),
  /** In older designs each page is an object by name. */
  schemas: z
    .array(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]))
    .min(1)
    .max(limits.pages),
})

/** What can be put on a page of ours; a table flows, and belongs into a PDF of blocks. */
const shows: Readonly<Record<string, Field['shows']>> = {
  text: 'text',
  multiVariableText: 'text',
  date: 'text',
  dateTime: 'text',
  time: 'text',
  qrcode: 'qr',
  image: 'picture',
  line: 'line',
  rectangle: 'box',
}
/** Fonts by the names that designs have for them. */
const fonts: Readonly<Record<string, 'regular' | 'bold'>> = {
  ...{ regular: 'regular', Roboto: 'regular', Helvetica: 'regular', NotoSans: 'regular', 'Noto Sans': 'regular' },
  ...{ NotoSansTC: 'regular', NotoSansSC: 'regular', 'NotoSansTC-Regular': 'regular', 'NotoSansSC-Regular': 'regular' },
  ...{ bold: 'bold', 'Roboto-Bold': 'bold', 'Helvetica-Bold': 'bold', 'NotoSans-Bold': 'bold' },
  ...{ 'NotoSansTC-Bold': 'bold', 'NotoSansSC-Bold': 'bold' },
}

/** Reads a template of pdfme into fields of ours: what it says is checked as everything else that is typed here. */
export function readDesign(content: string, language: Language): Design {
  const read = Template.safeParse(jsonOf(content))
  if (!read.success) throw not(read.error)
  const { basePdf, schemas } = read.data
  const problems: Refusal[] = []
  const fields = schemas.flatMap((page, place) =>
    entriesOf(page).flatMap((schema, at) => {
      try {
        return [fieldOf(schema, place + 1, `f${place + 1}-${at + 1}`, language)]
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        problems.push(refusalOf(error.code, error.values))
        return []
      }
    }),
  )
  refuseAll(problems, 'content')
  if (fields.length > limits.fields)
    throw new Refused('templates.designTooMany', {
      field: 'content',
      values: { count: fields.length, most: limits.fields },
    })
  if (typeof basePdf === 'string') return { pdf: base64Of(basePdf, 'pdf'), pages: [], fields }
  const { width, height } = basePdf
  return { pdf: null, pages: schemas.map(() => ({ width, height })), fields }
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    throw new Refused('templates.designNotJson', { field: 'content' })
  }
}

const entriesOf = (page: unknown[] | Record<string, unknown>): unknown[] =>
  Array.isArray(page)
    ? page
    : Object.entries(page).map(([name, schema]) => ({ ...(schema as Record<string, unknown>), name }))

function fieldOf(given: unknown, page: number, id: string, language: Language): Design['fields'][number] {
  const read = Schema.safeParse(given)
  if (!read.success) throw not(read.error, page)
  const { name, type, position, width, height, content = '', text = '', fontName = 'regular' } = read.data
  const values = { name, page }
  const shown = shows[type]
  if (!shown) throw new Refused('templates.designType', { field: 'content', values: { ...values, type } })
  const font = fonts[fontName]
  if (!font) throw new Refused('templates.designFont', { field: 'content', values: { ...values, font: fontName } })
  const { fontSize = 13, fontColor, color, borderColor, alignment } = read.data
  return {
    ...{ kind: 'field', id, when: '', shows: shown, page, ...position, width },
    height: Math.max(height, 0.1),
    text: shown === 'text' || shown === 'qr' ? { [language]: saidBy(name, type, content, text) } : {},
    size: Math.min(limits.letters.most, Math.max(limits.letters.least, fontSize)),
    isBold: font === 'bold',
    align: alignment === 'right' || alignment === 'center' ? alignment : 'left',
    colour: colourOf(fontColor ?? borderColor ?? color),
    picture: shown === 'picture' ? base64Of(content, 'picture', values) : null,
  }
}

/**
 * A field of pdfme gets its value by its name: one that is called like a variable of ours is that variable, unless it says
 * something itself. Names in single braces are pdfme's own way to write the same.
 */
function saidBy(name: string, type: string, content: string, text: string): string {
  const written = type === 'multiVariableText' ? text : content
  const own = written.replace(/\{+\s*([A-Za-z]\w*(?:\.[A-Za-z]\w*)+)\s*\}+/g, '{{$1}}')
  const isVariable = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/.test(name)
  return isVariable && !own.includes('{{') ? `{{${name}}}` : own.slice(0, limits.label)
}

const colourOf = (given: string | undefined) => (given && /^#[0-9a-fA-F]{6}$/.test(given) ? given : PAPER_INK)

function base64Of(given: string, what: 'pdf' | 'picture', values: Record<string, string | number> = {}): string {
  const pattern =
    what === 'pdf'
      ? /^(?:data:application\/pdf;base64,)?([\w+/=\s]+)$/
      : /^data:image\/(?:png|jpe?g);base64,([\w+/=\s]+)$/
  const found = pattern.exec(given)?.[1]
  if (found) return found
  throw what === 'pdf'
    ? new Refused('templates.designBase', { field: 'content' })
    : new Refused('templates.designPicture', { field: 'content', values })
}

/** Where in the design something is missing or of another shape than it has to be. */
function not({ issues }: z.ZodError, page = 0): Refused {
  const place = (issues[0]?.path ?? []).map(String).join('.') || 'schemas'
  return page > 0
    ? new Refused('templates.designField', { field: 'content', values: { place, page } })
    : new Refused('templates.designShape', { field: 'content', values: { place } })
}
