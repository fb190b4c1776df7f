import type { Texts } from '../../languages'

/** What a loop goes over. */
export const listNames = ['insured', 'covers', 'instalments'] as const
export type ListName = (typeof listNames)[number]

type Every = {
  readonly id: string
  /** Shown only while this holds, in the language of conditions; always where it is empty. */
  readonly when: string
}
export type FactRow = { readonly id: string; readonly label: Texts; readonly value: Texts }

/** One part of a mail. Texts hold variables as `{{holder.name}}`; anything else in them is plain text. */
export type Block = Every &
  (
    | { readonly kind: 'header' }
    | { readonly kind: 'heading'; readonly text: Texts }
    | { readonly kind: 'text'; readonly text: Texts }
    | { readonly kind: 'note'; readonly text: Texts }
    | { readonly kind: 'button'; readonly label: Texts; readonly link: string }
    | { readonly kind: 'picture'; readonly fileId: string; readonly alt: Texts }
    | {
        readonly kind: 'facts'
        readonly rows: readonly FactRow[]
        readonly columns: 1 | 2
        readonly hidesEmpty: boolean
      }
    | {
        readonly kind: 'each'
        readonly over: ListName
        readonly title: Texts
        readonly text: Texts
        readonly aside: Texts
      }
    | { readonly kind: 'divider' }
  )

export type BlockKind = Block['kind']
export const blockKinds = [
  'header',
  'heading',
  'text',
  'button',
  'picture',
  'facts',
  'each',
  'divider',
  'note',
] as const satisfies readonly BlockKind[]

type Written = { readonly field: string; readonly texts: Texts; readonly inside?: ListName }

/** Every text of a block with its place in it, in the order in which it is read. */
export function textsOf(block: Block): Written[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'note':
      return [{ field: 'text', texts: block.text }]
    case 'button':
      return [{ field: 'label', texts: block.label }]
    case 'picture':
      return [{ field: 'alt', texts: block.alt }]
    case 'facts':
      return block.rows.flatMap((row, place) => [
        { field: `rows.${place}.label`, texts: row.label },
        { field: `rows.${place}.value`, texts: row.value },
      ])
    case 'each':
      return [
        { field: 'title', texts: block.title },
        { field: 'text', texts: block.text, inside: block.over },
        { field: 'aside', texts: block.aside, inside: block.over },
      ]
    case 'header':
    case 'divider':
      return []
  }
}
