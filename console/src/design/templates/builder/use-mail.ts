import { createUsePuck, useGetPuck } from '@puckeditor/core'
import type { Block, BlockKind } from '@coverwright/rules/design/templates'
import { useCallback, useMemo } from 'react'
import { blockOf, type MailRoot, starting, ZONE } from './mail-data'

/** Selects narrowly: a panel that follows everything is drawn at each letter. */
export const useMail = createUsePuck()

export function useBlocks(): readonly Block[] {
  const content = useMail((state) => state.appState.data.content)
  return useMemo(
    () => content.map(({ type, props }) => blockOf(type as BlockKind, props as Parameters<typeof blockOf>[1])),
    [content],
  )
}

export const useChosenPlace = (): number | null => useMail((state) => state.appState.ui.itemSelector?.index ?? null)

export const useRoot = (): MailRoot => useMail((state) => state.appState.data.root.props) as unknown as MailRoot

/** What panels do to a mail; each is one step that can be taken back. */
export function useMailActs() {
  const get = useGetPuck()
  return useMemo(() => {
    const dispatch: ReturnType<typeof get>['dispatch'] = (action) => get().dispatch(action)
    const contentOf = () => get().appState.data.content
    return {
      choose: (index: number | null) =>
        dispatch({ type: 'setUi', ui: { itemSelector: index === null ? null : { index, zone: ZONE } } }),
      add(kind: BlockKind) {
        const { itemSelector } = get().appState.ui
        const destinationIndex = itemSelector ? itemSelector.index + 1 : contentOf().length
        const id = `${kind}-${crypto.randomUUID()}`
        dispatch({ type: 'insert', componentType: kind, destinationIndex, destinationZone: ZONE, id })
        dispatch({ type: 'setUi', ui: { itemSelector: { index: destinationIndex, zone: ZONE } } })
      },
      change(index: number, { kind, ...props }: Block) {
        dispatch({
          ...{ type: 'replace', destinationIndex: index, destinationZone: ZONE },
          data: { type: kind, props: { ...starting[kind], ...props } },
        })
      },
      move(index: number, to: number) {
        if (to < 0 || to >= contentOf().length) return
        dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: to, destinationZone: ZONE })
        dispatch({ type: 'setUi', ui: { itemSelector: { index: to, zone: ZONE } } })
      },
      copy: (index: number) => dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: ZONE }),
      remove(index: number) {
        dispatch({ type: 'remove', index, zone: ZONE })
        dispatch({ type: 'setUi', ui: { itemSelector: null } })
      },
      changeRoot: (change: Partial<MailRoot>) => {
        const { root } = get().appState.data
        dispatch({ type: 'replaceRoot', root: { ...root, props: { ...root.props, ...(change as object) } } })
      },
    }
  }, [get])
}

export const useHistory = () => {
  const canUndo = useMail((state) => state.history.hasPast)
  const canRedo = useMail((state) => state.history.hasFuture)
  const get = useGetPuck()
  return {
    ...{ canUndo, canRedo },
    undo: useCallback(() => get().history.back(), [get]),
    redo: useCallback(() => get().history.forward(), [get]),
  }
}
