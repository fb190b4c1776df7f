import type { Path, Shape } from '@coverwright/rules/drafts'
import { type DraftState, isUnsaved, type Read, type Sent } from './draft-state'

type Kept<Document> = {
  readonly base: Read<Document>
  readonly document: Document
  readonly asked: readonly Path[]
  readonly sent: Sent<Document> | null
}

/** What is unsaved, kept in this tab for whom it belongs to: neither a session that ends nor a page loaded anew takes it away. */
export class KeptDraft<Document> {
  private readonly name: string

  constructor(
    private readonly storage: Storage,
    person: string,
    name: string,
  ) {
    this.name = `draft:${person}:${name}`
  }

  keep(state: DraftState<Document>): void {
    const { base, document, asked, sent } = state
    if (!sent && !isUnsaved(state)) return this.forget()
    try {
      this.storage.setItem(this.name, JSON.stringify({ base, document, asked, sent } satisfies Kept<Document>))
    } catch {
      // Too large for a tab: the browser asks before the page is left.
    }
  }

  /** As it was left, with all of it as one step that can be taken back. */
  read(shape: Shape, at: number): DraftState<Document> | null {
    try {
      const kept = JSON.parse(this.storage.getItem(this.name) ?? 'null') as Kept<Document> | null
      if (!kept) return null
      const { base, document } = kept
      return { shape, ...kept, past: [{ name: 'restored', at, before: base.document, after: document }], future: [] }
    } catch {
      return null
    }
  }

  forget(): void {
    this.storage.removeItem(this.name)
  }
}
