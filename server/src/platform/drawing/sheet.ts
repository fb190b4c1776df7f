import type { PageSize } from '@coverwright/rules/design/templates'
import type { Language } from '@coverwright/rules/languages'

/** A picture as it was uploaded; it is made to fit when it is drawn. */
export type SheetPicture = { readonly bytes: string }

export type SheetColumn = {
  /** As a part of the width of the sheet. */
  readonly share: number
  readonly align: 'left' | 'right'
}

export type SheetPart =
  | {
      readonly kind: 'letterhead'
      readonly logo: SheetPicture | null
      readonly name: string
      readonly lines: readonly string[]
    }
  | {
      readonly kind: 'words'
      readonly text: string
      readonly look: 'title' | 'section' | 'body' | 'small' | 'mark'
    }
  | {
      readonly kind: 'rows'
      readonly columns: readonly SheetColumn[]
      /** Said again at the top of each page that the rows go on; none where there is nothing to say. */
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
      /** A last row that stands out. */
      readonly sum: readonly string[]
    }
  | { readonly kind: 'picture'; readonly picture: SheetPicture; readonly share: number }
  | { readonly kind: 'qr'; readonly holds: string; readonly caption: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'space'; readonly millimetres: number }
  | { readonly kind: 'pageBreak' }
  | { readonly kind: 'signature'; readonly name: string; readonly role: string }

/** Something at its own place, in millimetres from the upper left corner of its page. */
export type SheetThing = {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
} & (
  | {
      readonly shows: 'text'
      readonly text: string
      readonly size: number
      readonly isBold: boolean
      readonly align: 'left' | 'center' | 'right'
      readonly colour: string
    }
  | { readonly shows: 'qr'; readonly holds: string }
  | { readonly shows: 'picture'; readonly picture: SheetPicture }
  | { readonly shows: 'line' | 'box'; readonly colour: string }
)

/** Pages that are there already, with things put onto them. */
export type SheetForm = {
  /** A PDF as base64; blank pages where it is empty. */
  readonly pdf: string
  readonly pages: readonly { readonly width: number; readonly height: number }[]
  readonly things: readonly SheetThing[]
}

/** All that stands on a document, in words: what is drawn, and what its hash is taken of. */
export type Sheet = {
  readonly language: Language
  /** What readers of PDF show as its name. */
  readonly title: string
  readonly size: PageSize
  readonly margin: number
  readonly header: string
  readonly footer: string
  readonly isNumbered: boolean
  readonly parts: readonly SheetPart[]
  /** In place of parts that flow. */
  readonly form?: SheetForm | undefined
}

/** What somebody reads on it. */
export function textOfSheet({ header, footer, parts, form }: Sheet): string {
  const placed = form?.things.map((thing) => (thing.shows === 'text' ? thing.text : '')) ?? []
  const lines = parts.flatMap((part): readonly string[] => {
    switch (part.kind) {
      case 'letterhead':
        return [part.name, ...part.lines]
      case 'words':
        return [part.text]
      case 'rows':
        return [part.head, ...part.rows, part.sum].map((row) => row.join('  '))
      case 'qr':
        return [part.caption]
      case 'signature':
        return [part.name, part.role]
      case 'picture':
      case 'rule':
      case 'space':
      case 'pageBreak':
        return []
    }
  })
  return [header, ...lines, ...placed, footer].filter((line) => line.trim() !== '').join('\n')
}
