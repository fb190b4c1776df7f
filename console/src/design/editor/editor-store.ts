import type { Language } from '@coverwright/rules/languages'
import { createStore } from 'zustand'
import type { Keepers } from './logic/kept-elsewhere'

/** What is looked at, and how; nothing of it is saved. */
export type EditorState = {
  /** Pages and questions that what is done next is done to; the last is the one whose settings are shown. */
  readonly chosen: readonly string[]
  /** Pages whose questions are folded away. */
  readonly folded: ReadonlySet<string>
  readonly language: Language
  readonly view: 'form' | 'logic'
  readonly tab: 'settings' | 'logic'
  readonly find: string
  /** On a narrow screen one pane is shown at a time. */
  readonly pane: 'outline' | 'page' | 'panel'
  /** Logic of the form that other rooms keep. */
  readonly keepers: Keepers
  /** Where what was added of it was put. */
  readonly pinned: ReadonlyMap<string, string>
  /** A question that was just added and waits for its words: what is typed next goes there. */
  readonly added: string | null
  readonly open: 'none' | 'preview' | 'keys' | 'add' | 'components' | 'saveComponent'
}

export type EditorStore = ReturnType<typeof editorStore>

export const editorStore = (language: Language, chosen: readonly string[]) =>
  createStore<EditorState>(() => ({
    ...{ chosen, folded: new Set<string>(), language, find: '' },
    ...{ keepers: new Map(), pinned: new Map<string, string>() },
    ...{ view: 'form', tab: 'settings', open: 'none', pane: 'outline', added: null },
  }))

type Keys = { readonly adds: boolean; readonly extends: boolean }

/** What is chosen after a press on one of these: alone, beside the others, or with all between it and the last. */
export function chosenAfter(
  chosen: readonly string[],
  order: readonly string[],
  id: string,
  { adds, extends: isRange }: Keys,
): readonly string[] {
  if (isRange && chosen.length > 0) {
    const [from, to] = [order.indexOf(chosen[0] ?? ''), order.indexOf(id)]
    if (from < 0 || to < 0) return [id]
    const between = order.slice(Math.min(from, to), Math.max(from, to) + 1)
    return from <= to ? between : between.reverse()
  }
  if (!adds) return [id]
  const others = chosen.filter((each) => each !== id)
  return others.length < chosen.length && others.length > 0 ? others : [...others, id]
}
