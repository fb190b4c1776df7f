import type { Language } from '@coverwright/rules/languages'

/** Names left, values right; the last row stands out where it is a sum. */
type Facts = {
  readonly kind: 'facts'
  readonly rows: readonly (readonly [string, string])[]
  readonly hasTotal?: boolean
}
type Lines = { readonly kind: 'lines'; readonly lines: readonly string[] }
export type Section = { readonly title: string } & (Facts | Lines)

/** All that stands on a document, in words: what is drawn, and what its hash is taken of. */
export type Paper = {
  readonly language: Language
  readonly title: string
  readonly number: string
  /** Said large at the top of what must not be taken for the real thing. */
  readonly mark: string
  readonly issuer: { readonly name: string; readonly lines: readonly string[] }
  readonly sections: readonly Section[]
  readonly smallPrint: string
}

/** A picture for the top, if the company has one. */
export type Logo = { readonly dataUrl: string; readonly width: number; readonly height: number }
