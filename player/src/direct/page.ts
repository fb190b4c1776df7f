import type { Language } from '@coverwright/rules/languages'
import type { CompanyBrand, Look } from '@coverwright/rules/design/products'

/** A picture at addresses of ours, in a few widths; the last is the widest. */
export type DirectPicture = {
  readonly widths: readonly { readonly address: string; readonly width: number }[]
  readonly alt: string
}
type DirectPlan = { readonly title: string; readonly subtitle: string; readonly from: string }

/** One part of a page in the words of one language, with every value written: nothing in it is markup. */
export type DirectPart =
  | { readonly kind: 'header'; readonly label: string; readonly link: string }
  | {
      readonly kind: 'hero'
      readonly title: string
      readonly text: string
      readonly label: string
      readonly link: string
      readonly picture: DirectPicture | null
    }
  | { readonly kind: 'heading' | 'text' | 'note'; readonly text: string }
  | {
      readonly kind: 'cards'
      readonly title: string
      readonly cards: readonly { readonly title: string; readonly text: string }[]
    }
  | {
      readonly kind: 'covers'
      readonly title: string
      readonly text: string
      readonly plans: readonly string[]
      readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[]
    }
  | {
      readonly kind: 'prices'
      readonly title: string
      readonly text: string
      readonly label: string
      readonly link: string
      readonly plans: readonly DirectPlan[]
    }
  | {
      readonly kind: 'questions'
      readonly title: string
      readonly rows: readonly { readonly question: string; readonly answer: string }[]
    }
  | { readonly kind: 'testimonial'; readonly text: string; readonly name: string; readonly role: string }
  | {
      readonly kind: 'action'
      readonly title: string
      readonly text: string
      readonly label: string
      readonly link: string
    }
  | { readonly kind: 'picture'; readonly picture: DirectPicture }
  | { readonly kind: 'divider' }
  | { readonly kind: 'footer'; readonly text: string; readonly lines: readonly string[] }

export type DirectPage = {
  readonly language: Language
  /** What it is shown in; the first is for those who asked for none of them. */
  readonly languages: readonly Language[]
  readonly title: string
  readonly description: string
  readonly company: { readonly name: string; readonly address: string }
  readonly product: {
    readonly name: string
    readonly lowest: { readonly amount: string; readonly currency: string } | null
  }
  readonly look: Look
  readonly brand: CompanyBrand
  readonly parts: readonly DirectPart[]
  /** Whole addresses, for those who show the page elsewhere; empty in a preview. */
  readonly canonical: string
  /** The word of its address, for what counts visits; none in a preview. */
  readonly slug: string | null
  readonly shared: { readonly address: string; readonly alt: string } | null
  readonly isSold: boolean
  /** What tells that the page was looked at; none in a preview. */
  readonly script: string | null
}
