import { linkVariable, type MailCondition, type PaperBlock, type PaperBody } from '@coverwright/rules/design/templates'
import { isBlank, type Language, textIn, type Texts } from '@coverwright/rules/languages'
import { factColumns, type Sheet, type SheetPart, type SheetPicture, type SheetThing } from '../../../platform/drawing'
import { demand, type Entry, entriesOf, fillPlain, type Filling, isShown, isThere, piecesOf } from '../render/fill'

type Around = {
  readonly language: Language
  readonly filling: Filling
  readonly conditions: ReadonlyMap<string, MailCondition | null>
  readonly letterhead: SheetPart
  readonly pictures: ReadonlyMap<string, SheetPicture>
  /** Said below the letterhead of what must not be taken for the real thing. */
  readonly mark: string
}

type Field = Extract<PaperBlock, { kind: 'field' }>

/** The fields of an uploaded PDF with everything written that they say. */
export function fillForm(body: PaperBody, around: Around & { readonly pdf: string }): Sheet {
  const { language, filling, conditions, mark, pdf } = around
  const { base, size, margin } = body.page
  const pages = base?.pages ?? []
  const fields = body.blocks.filter(
    (block): block is Field => block.kind === 'field' && isShown(filling, block, conditions.get(block.id) ?? null),
  )
  const warned: SheetThing[] =
    mark === ''
      ? []
      : pages.map(({ width }, place) => ({
          ...{ page: place + 1, x: 10, y: 4, width: width - 20, height: 6 },
          ...{ shows: 'text', text: mark, size: 10, isBold: true, align: 'center', colour: '#b3261e' },
        }))
  const things = fields.flatMap((field) => thingOf(field, around) ?? [])
  return {
    ...{ language, size, margin, isNumbered: false, header: '', footer: '', title: '', parts: [] },
    form: { pdf, pages, things: [...warned, ...things] },
  }
}

function thingOf(field: Field, { filling, language, pictures }: Around): SheetThing | null {
  const { page, x, y, width, height, size, isBold, align, colour, shows } = field
  const at = { page, x, y, width, height }
  const said = () => fillPlain(filling, piecesOf(textIn(field.text, language))).trim()
  if (shows === 'line' || shows === 'box') return { ...at, shows, colour }
  if (shows === 'picture') {
    const picture = pictures.get(field.fileId)
    return picture ? { ...at, shows, picture } : null
  }
  const text = said()
  if (text === '') return null
  return shows === 'qr' ? { ...at, shows, holds: text } : { ...at, shows, text, size, isBold, align, colour }
}

/** A paper in words: every value written, nothing drawn yet. */
export function fillPaper({ page, blocks }: PaperBody, around: Around): Sheet {
  const { language, filling, conditions, mark } = around
  const say = (texts: Texts) => fillPlain(filling, piecesOf(textIn(texts, language))).trim()
  const shown = blocks.filter((block) => isShown(filling, block, conditions.get(block.id) ?? null))
  const parts = shown.map((block) => partsOf(block, around))
  const warned: SheetPart[] = mark === '' ? [] : [{ kind: 'words', text: mark, look: 'mark' }]
  const [first = [], ...rest] = parts
  const begun = shown[0]?.kind === 'header' ? [...first, ...warned] : [...warned, ...first]
  const named = shown.find((block) => block.kind === 'heading')
  return {
    ...{ language, size: page.size, margin: page.margin, isNumbered: page.isNumbered },
    ...{ header: oneLine(say(page.header)), footer: oneLine(say(page.footer)) },
    title: named?.kind === 'heading' ? oneLine(say(named.text)) : '',
    parts: [...begun, ...rest.flat()],
  }
}

const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ')

function partsOf(block: PaperBlock, around: Around): SheetPart[] {
  const { filling, language, letterhead, pictures } = around
  const piecesIn = (texts: Texts) => piecesOf(textIn(texts, language))
  const say = (texts: Texts, entry?: Entry) => fillPlain(filling, piecesIn(texts), entry).trim()
  /** What a cell has to say: a cover without an amount is a cover. */
  const maybe = (texts: Texts, entry: Entry) => (isThere(filling, piecesIn(texts), entry) ? say(texts, entry) : '')
  const words = (text: string, look: Extract<SheetPart, { kind: 'words' }>['look']): SheetPart => ({
    ...{ kind: 'words', text, look },
  })
  const titled = (title: Texts): SheetPart[] => (isBlank(title) ? [] : [words(say(title), 'section')])
  switch (block.kind) {
    case 'header':
      return [letterhead]
    case 'heading':
      return [words(say(block.text), block.isTitle ? 'title' : 'section')]
    case 'text':
      return [words(say(block.text), 'body')]
    case 'note':
      return [words(say(block.text), 'small')]
    case 'facts': {
      const rows = block.rows
        .filter(({ value }) => !block.hidesEmpty || isThere(filling, piecesIn(value)))
        .map(({ label, value }) => [say(label), say(value)])
      return [factRows(rows, block.columns)]
    }
    case 'each': {
      const rows = entriesOf(filling, block).map((entry) => [say(block.text, entry), maybe(block.aside, entry)])
      const columns = isBlank(block.aside) ? [{ share: 1, align: 'left' as const }] : factColumns
      return [...titled(block.title), { kind: 'rows', columns, head: [], rows, sum: [] }]
    }
    case 'table': {
      const { columns, sum } = block
      const head = columns.every(({ title }) => isBlank(title)) ? [] : columns.map(({ title }) => say(title))
      const rows = entriesOf(filling, block).map((entry) => columns.map(({ value }) => maybe(value, entry)))
      const last = isBlank(sum.label) ? [] : sumRow(say(sum.label), say(sum.value), columns.length)
      return [...titled(block.title), { kind: 'rows', columns: sharesOf(columns), head, rows, sum: last }]
    }
    case 'picture': {
      const picture = pictures.get(block.fileId)
      return picture ? [{ kind: 'picture', picture, share: (block.width ?? 100) / 100 }] : []
    }
    case 'qr': {
      const name = linkVariable(block.holds)
      const holds = name === null ? block.holds : demand(filling, name)
      return [{ kind: 'qr', holds, caption: say(block.caption) }]
    }
    case 'divider':
      return [{ kind: 'rule' }]
    case 'space':
      return [{ kind: 'space', millimetres: block.millimetres }]
    case 'field':
      return []
    case 'pageBreak':
      return [{ kind: 'pageBreak' }]
    case 'signature':
      return [{ kind: 'signature', name: say(block.name), role: say(block.role) }]
  }
}

/** One pair in a row, or two beside each other. */
function factRows(rows: readonly string[][], columns: 1 | 2): SheetPart {
  if (columns === 1) return { kind: 'rows', columns: factColumns, head: [], rows, sum: [] }
  const pairs = rows.flatMap((row, place) => (place % 2 === 0 ? [[...row, ...(rows[place + 1] ?? ['', ''])]] : []))
  const four = [0.2, 0.3, 0.2, 0.3].map((share) => ({ share, align: 'left' as const }))
  return { kind: 'rows', columns: four, head: [], rows: pairs, sum: [] }
}

/** What comes first is mostly a name and gets twice the room. */
function sharesOf(columns: readonly { readonly align: 'left' | 'right' }[]) {
  const whole = columns.length + 1
  return columns.map(({ align }, place) => ({ share: (place === 0 ? 2 : 1) / whole, align }))
}

/** The label first, the sum last; a table of one column has both in it. */
const sumRow = (label: string, value: string, columns: number): string[] =>
  columns === 1 ? [`${label}  ${value}`] : [label, ...Array.from({ length: columns - 2 }, () => ''), value]
