import type { Draft } from './draft'

type Entry = { readonly draft: unknown; holders: number }

const open = new Map<string, Entry>()

/** One draft of one document in this page, however many screens show it and however often they are drawn anew. */
export function openedDraft<Document>(name: string, make: () => Draft<Document>): Draft<Document> {
  const entry = open.get(name) ?? { draft: make(), holders: 0 }
  open.set(name, entry)
  return entry.draft as Draft<Document>
}

/** Saves what saves by itself and has not yet: before something is done after which it could not be saved. */
export async function saveOpenDrafts(): Promise<void> {
  for (const { draft } of open.values()) {
    const each = draft as Draft<unknown>
    if (each.get().isUnsaved) await each.save()
  }
}

/** Holds until what is returned is called. A draft that nobody shows lives on until it is saved. */
export function holdDraft<Document>(name: string, draft: Draft<Document>): () => void {
  const entry = open.get(name) ?? { draft, holders: 0 }
  open.set(name, entry)
  entry.holders++
  return () => {
    entry.holders--
    const letGo = () => {
      if (entry.holders === 0 && !draft.get().isUnsaved && open.get(name) === entry) open.delete(name)
    }
    const stop = draft.listen(() => {
      if (entry.holders > 0 || !draft.get().isUnsaved) stop()
      letGo()
    })
    letGo()
    if (open.get(name) !== entry) stop()
  }
}
