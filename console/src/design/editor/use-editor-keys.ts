import { hearUnfocused } from '@coverwright/player/canvas'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { isPage } from './actions/places'
import { deedOf, type EditorDeed } from './editor-keys'
import type { FormEditing } from './use-form-editor'

type Asks = { onRemove: (ids: readonly string[]) => void; root: RefObject<HTMLElement | null> }

/** The keyboard and the clipboard of the editor, wherever in it the focus is. */
export function useEditorKeys(editing: FormEditing, { onRemove, root }: Asks) {
  const t = useTexts('editor')
  const { acts, rows, chosen, store, mayEdit, pages, last } = editing
  const anchor = useRef<string>(undefined)
  const idsOf = () => rows.map(({ id }) => id)
  const go = (by: -1 | 1, extend: boolean) => {
    const ids = idsOf()
    const next = ids[Math.max(0, Math.min(ids.length - 1, ids.indexOf(last ?? '') + by))]
    if (next === undefined) return
    if (!extend) anchor.current = next
    const from = ids.indexOf(anchor.current ?? chosen[0] ?? next)
    const to = ids.indexOf(next)
    const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    acts.choose(extend ? (from <= to ? range : range.reverse()) : [next])
  }
  const fold = (isFolded: boolean) => {
    if (last === undefined || !isPage(pages, last)) return go(isFolded ? -1 : 1, false)
    const folded = new Set(store.getState().folded)
    if (isFolded) folded.add(last)
    else folded.delete(last)
    store.setState({ folded })
  }
  const focusOn = (name: string) => requestAnimationFrame(() => focusIn(root, `[data-field="${name}"]`))
  const deeds: Partial<Record<EditorDeed, () => void>> = {
    undo: editing.undo,
    redo: editing.redo,
    find: () => focusOn('find'),
    addQuestion: () => mayEdit && store.setState({ open: 'add' }),
    addPage: acts.addPage,
    previous: () => go(-1, false),
    next: () => go(1, false),
    extendUp: () => go(-1, true),
    extendDown: () => go(1, true),
    moveUp: () => acts.step(-1),
    moveDown: () => acts.step(1),
    fold: () => fold(true),
    unfold: () => fold(false),
    edit: () => {
      store.setState({ tab: 'settings', view: 'form' })
      focusOn('title')
    },
    duplicate: () => acts.duplicate(),
    all: () => acts.choose(idsOf()),
    remove: () => mayEdit && chosen.length > 0 && onRemove(chosen),
    preview: () => store.setState({ open: 'preview' }),
    keys: () => store.setState({ open: 'keys' }),
  }
  useKeysFromNowhere(root)
  const onKeyDown = (event: KeyboardEvent) => {
    if (leavesField(event)) return focusIn(root, '[role="tree"]')
    if (event.defaultPrevented || isInDialog(event.target) || isPressed(event) || isGrip(event.target)) return
    const deed = deedOf(event, isField(event.target))
    const work = deed === null ? undefined : deeds[deed]
    if (!work) return
    event.preventDefault()
    work()
  }
  const put = (event: ClipboardEvent) => {
    if (isField(event.target) || isInDialog(event.target)) return false
    const clip = acts.clip()
    if (clip === null) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', clip)
    toast({ text: t('clip.copied', { count: chosen.length }) })
    return true
  }
  return {
    onKeyDown,
    onCopy: (event: ClipboardEvent) => void put(event),
    onCut: (event: ClipboardEvent) => {
      if (mayEdit && put(event)) onRemove(chosen)
    },
    onPaste: (event: ClipboardEvent) => {
      if (isField(event.target) || isInDialog(event.target) || !mayEdit) return
      event.preventDefault()
      const count = acts.paste(event.clipboardData.getData('text/plain'))
      toast({ text: count > 0 ? t('clip.pasted', { count }) : t('clip.nothing') })
    },
  }
}

/** What had the focus is gone, as a line that was deleted: the next key is for the editor all the same. */
const useKeysFromNowhere = (root: Asks['root']) =>
  useEffect(() => (root.current ? hearUnfocused(document, root.current) : undefined), [root])

const focusIn = (root: Asks['root'], selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus()

/** Out of what is typed in, back to the outline, where keys are deeds again. */
const leavesField = ({ key, target, defaultPrevented }: KeyboardEvent) =>
  key === 'Escape' && !defaultPrevented && isField(target) && !isInDialog(target)

const within = (target: EventTarget | null, selector: string) =>
  target !== null && 'closest' in target && (target as Element).closest(selector) !== null

const isField = (target: EventTarget | null) => within(target, 'input, textarea, select, [contenteditable]')
const isInDialog = (target: EventTarget | null) => within(target, 'dialog, .react-flow')
/** The grip of a line is dragged by the same keys. */
const isGrip = (target: EventTarget | null) => within(target, '.editor-grip')
/** A button takes its own press. */
const isPressed = ({ key, target }: KeyboardEvent) => (key === 'Enter' || key === ' ') && within(target, 'button, a')
