import type { TableColumn } from '@coverwright/rules/pricing'
import type { Pending } from './save-queue'
import { underColumns } from './under-columns'

type Unsaved = { readonly columns: readonly TableColumn[]; readonly pending: readonly Pending[] }

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

  keep({ columns, pending }: Unsaved): void {
    try {
      if (pending.length === 0) this.storage.removeItem(this.name)
      else this.storage.setItem(this.name, JSON.stringify({ columns, pending }))
    } catch {
      // Too large for a tab: the browser has asked whether to leave.
    }
  }

  /** As it would be done under the columns of now. */
  read(columns: readonly TableColumn[]): Pending[] {
    try {
      const kept = JSON.parse(this.storage.getItem(this.name) ?? 'null') as Unsaved | null
      return kept ? underColumns([...kept.pending], kept.columns, columns) : []
    } catch {
      return []
    }
  }

  forget(): void {
    this.storage.removeItem(this.name)
  }
}
