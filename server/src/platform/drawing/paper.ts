import type { Language } from '@coverwright/rules/languages'
import type { Sheet, SheetPart } from './sheet'

/** Names left, values right; the last row stands out where it is a sum. */
type Facts = {
  readonly kind: 'facts'
  readonly rows: readonly (readonly [string, string])[]
  readonly hasTotal?: boolean
}
type Lines = { readonly kind: 'lines'; readonly lines: readonly string[] }
export type Section = { readonly title: string } & (Facts | Lines)

/** A paper that is written by us and designed by nobody: an invoice, a statement. */
export type Paper = {
  readonly language: Language
  readonly title: string
  readonly number: string
  readonly issuer: { readonly name: string; readonly lines: readonly string[] }
  readonly sections: readonly Section[]
  readonly smallPrint: string
}

export function sheetOf({ language, title, number, issuer, sections, smallPrint }: Paper): Sheet {
  return {
    ...{ language, title: `${title} ${number}`, size: 'a4', margin: 20, header: '', isNumbered: true },
    footer: `${issuer.name}  ·  ${number}`,
    parts: [
      { kind: 'letterhead', logo: null, ...issuer },
      { kind: 'words', text: title, look: 'title' },
      { kind: 'words', text: number, look: 'body' },
      ...sections.flatMap(partsOf),
      { kind: 'words', text: smallPrint, look: 'small' },
    ],
  }
}

export const factColumns = [
  { share: 0.55, align: 'left' },
  { share: 0.45, align: 'left' },
] as const

function partsOf(section: Section): SheetPart[] {
  const heading: SheetPart = { kind: 'words', text: section.title, look: 'section' }
  if (section.kind === 'lines') {
    const rows = section.lines.map((line) => [line])
    return [heading, { kind: 'rows', columns: [{ share: 1, align: 'left' }], head: [], rows, sum: [] }]
  }
  const { rows, hasTotal } = section
  const sum = hasTotal ? (rows.at(-1) ?? []) : []
  return [heading, { kind: 'rows', columns: factColumns, head: [], rows: hasTotal ? rows.slice(0, -1) : rows, sum }]
}
