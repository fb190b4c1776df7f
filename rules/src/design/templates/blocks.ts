import type { Texts } from '../../languages'

/** What a loop goes over. */
export const listNames = [
  'insured',
  'covers',
  'instalments',
  'premiumLines',
  'payments',
  'specialTerms',
  'commissionLines',
] as const
export type ListName = (typeof listNames)[number]

type Every = {
  readonly id: string
  /** Shown only while this holds, in the language of conditions; always where it is empty. */
  readonly when: string
}
export type FactRow = { readonly id: string; readonly label: Texts; readonly value: Texts }
/** A column of a table: what stands over it, and what each entry says in it. */
export type TableColumn = {
  readonly id: string
  readonly title: Texts
  readonly value: Texts
  readonly align: 'left' | 'right'
}
/** A small thing worth a few words: what is special, a step, a reason. */
export type Card = { readonly id: string; readonly title: Texts; readonly text: Texts }
/** How much of the paper's width a picture takes, in percent. */
export const pictureWidths = [25, 50, 100] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** What is printed where nobody chose a colour. */
export const PAPER_INK = '#12151c'

export const fieldShows = ['text', 'qr', 'picture', 'line', 'box'] as const
export type FieldShows = (typeof fieldShows)[number]
/** Something at its own place on a page of an uploaded PDF, in millimetres from its upper left corner. */
export type PlacedField = {
  readonly shows: FieldShows
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** What it says, or what its QR code holds. */
  readonly text: Texts
  /** Of its letters, in points; they get smaller where a value needs the room. */
  readonly size: number
  readonly isBold: boolean
  readonly align: 'left' | 'center' | 'right'
  /** #rrggbb */
  readonly colour: string
  readonly fileId: string
}

/** One part of a mail, a paper or a page. Texts hold variables as `{{holder.name}}`; anything else in them is plain text. */
export type Block = Every &
  (
    | { readonly kind: 'header' }
    | {
        readonly kind: 'heading'
        readonly text: Texts
        /** The name of the whole paper, in large letters. */
        readonly isTitle?: boolean | undefined
      }
    | { readonly kind: 'text'; readonly text: Texts }
    | { readonly kind: 'note'; readonly text: Texts }
    | { readonly kind: 'button'; readonly label: Texts; readonly link: string }
    | {
        readonly kind: 'picture'
        readonly fileId: string
        readonly alt: Texts
        /** On paper; a mail is as wide as its reader's window. */
        readonly width?: PictureWidth | undefined
      }
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
    | {
        readonly kind: 'table'
        readonly over: ListName
        readonly title: Texts
        readonly columns: readonly TableColumn[]
        /** A last row that stands out; none where its label is empty. */
        readonly sum: { readonly label: Texts; readonly value: Texts }
      }
    | { readonly kind: 'qr'; readonly holds: string; readonly caption: Texts }
    | { readonly kind: 'space'; readonly millimetres: number }
    | { readonly kind: 'pageBreak' }
    | { readonly kind: 'signature'; readonly name: Texts; readonly role: Texts }
    | ({ readonly kind: 'field' } & PlacedField)
    | {
        readonly kind: 'hero'
        readonly title: Texts
        readonly text: Texts
        readonly label: Texts
        readonly link: string
        /** A photo beside it; the look's own picture where there is none. */
        readonly fileId: string
        readonly alt: Texts
      }
    | { readonly kind: 'cards'; readonly title: Texts; readonly cards: readonly Card[] }
    /** What the plans of the product pay for, side by side. */
    | { readonly kind: 'covers'; readonly title: Texts; readonly text: Texts }
    /** The plans with the least that each costs, worked out from the product's test customers. */
    | { readonly kind: 'prices'; readonly title: Texts; readonly text: Texts; readonly label: Texts }
    | { readonly kind: 'questions'; readonly title: Texts; readonly rows: readonly FactRow[] }
    | { readonly kind: 'testimonial'; readonly text: Texts; readonly name: Texts; readonly role: Texts }
    | {
        readonly kind: 'action'
        readonly title: Texts
        readonly text: Texts
        readonly label: Texts
        readonly link: string
      }
    | { readonly kind: 'footer'; readonly text: Texts }
  )

export type BlockKind = Block['kind']
export const mailBlockKinds = [
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
export type MailBlock = Extract<Block, { kind: (typeof mailBlockKinds)[number] }>

export const paperBlockKinds = [
  'header',
  'heading',
  'text',
  'facts',
  'table',
  'each',
  'picture',
  'qr',
  'divider',
  'space',
  'pageBreak',
  'signature',
  'note',
] as const satisfies readonly BlockKind[]
/** On the pages of an uploaded PDF there is nothing but fields. */
export const placedBlockKinds = ['field'] as const satisfies readonly BlockKind[]
export type PaperBlock = Extract<Block, { kind: (typeof paperBlockKinds | typeof placedBlockKinds)[number] }>

export const pageBlockKinds = [
  'header',
  'hero',
  'heading',
  'text',
  'cards',
  'covers',
  'prices',
  'questions',
  'testimonial',
  'action',
  'picture',
  'divider',
  'note',
  'footer',
] as const satisfies readonly BlockKind[]
export type PageBlock = Extract<Block, { kind: (typeof pageBlockKinds)[number] }>

export const blockKinds = [
  ...new Set<BlockKind>([...mailBlockKinds, ...paperBlockKinds, ...placedBlockKinds, ...pageBlockKinds]),
] as [BlockKind, ...BlockKind[]]

/** The pictures of a block by the ids of their files. */
export const pictureIn = (block: Block): string =>
  block.kind === 'picture' || block.kind === 'hero' || block.kind === 'field' ? block.fileId : ''

export type Written = { readonly field: string; readonly texts: Texts; readonly inside?: ListName }

/** Every text of a block with its place in it, in the order in which it is read. */
export function textsOf(block: Block): Written[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'note':
    case 'footer':
      return [{ field: 'text', texts: block.text }]
    case 'field':
      return block.shows === 'text' || block.shows === 'qr' ? [{ field: 'text', texts: block.text }] : []
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
    case 'table':
      return [
        { field: 'title', texts: block.title },
        ...block.columns.flatMap((column, place) => [
          { field: `columns.${place}.title`, texts: column.title },
          { field: `columns.${place}.value`, texts: column.value, inside: block.over },
        ]),
        { field: 'sum.label', texts: block.sum.label },
        { field: 'sum.value', texts: block.sum.value },
      ]
    case 'qr':
      return [{ field: 'caption', texts: block.caption }]
    case 'signature':
      return [
        { field: 'name', texts: block.name },
        { field: 'role', texts: block.role },
      ]
    case 'hero':
      return [...saidIn(block), { field: 'label', texts: block.label }, { field: 'alt', texts: block.alt }]
    case 'covers':
      return saidIn(block)
    case 'prices':
    case 'action':
      return [...saidIn(block), { field: 'label', texts: block.label }]
    case 'cards':
      return [
        { field: 'title', texts: block.title },
        ...block.cards.flatMap((card, place) => [
          { field: `cards.${place}.title`, texts: card.title },
          { field: `cards.${place}.text`, texts: card.text },
        ]),
      ]
    case 'questions':
      return [
        { field: 'title', texts: block.title },
        ...block.rows.flatMap((row, place) => [
          { field: `rows.${place}.label`, texts: row.label },
          { field: `rows.${place}.value`, texts: row.value },
        ]),
      ]
    case 'testimonial':
      return [
        { field: 'text', texts: block.text },
        { field: 'name', texts: block.name },
        { field: 'role', texts: block.role },
      ]
    case 'header':
    case 'divider':
    case 'space':
    case 'pageBreak':
      return []
  }
}

const saidIn = ({ title, text }: { readonly title: Texts; readonly text: Texts }): Written[] => [
  { field: 'title', texts: title },
  { field: 'text', texts: text },
]
