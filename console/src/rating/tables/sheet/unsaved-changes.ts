import type { TableColumn } from '@coverwright/rules/rating/pricing'
import type { Unsaved } from './save-queue'
import { underColumns } from './under-columns'

type Kept = Unsaved & { readonly columns: readonly TableColumn[] }

/** What was not saved when the page was left, for this tab alone: a session that ends takes nothing with it. */
export class UnsavedChanges {
  private readonly name: string

  constructor(
    private readonly storage: Storage,
    person: string,
    versionId: string,
  ) {
    this.name = `unsavedRows:${person}:${versionId}`
  }

  keep({ columns, sent, waiting }: Kept): void {
    try {
      if (!sent && waiting.length === 0) this.storage.removeItem(this.name)
      else this.storage.setItem(this.name, JSON.stringify({ columns, sent, waiting }))
    } catch {
      // Too large for a tab: the browser has asked whether to leave.
    }
  }

  /** As it would be done under the columns of now; what was sent goes again as it was, since it may have arrived. */
  read(columns: readonly TableColumn[]): Unsaved | null {
    try {
      const kept = JSON.parse(this.storage.getItem(this.name) ?? 'null') as Kept | null
      if (!kept) return null
      const { sent, waiting } = kept
      const now = (pending: Unsaved['waiting']) => underColumns(pending, kept.columns, columns)
      return { sent: sent && { ...sent, pending: now(sent.pending) }, waiting: now(waiting) }
    } catch {
      return null
    }
  }

  forget(): void {
    this.storage.removeItem(this.name)
  }
}
