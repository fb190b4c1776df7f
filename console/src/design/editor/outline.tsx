import { SortableContext } from '@dnd-kit/sortable'
import { useTexts } from '@coverwright/ui/locales'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { pageItem } from './actions/places'
import { chosenAfter } from './editor-store'
import { OutlineLine } from './outline-line'
import type { OutlineRow } from './outline-rows'
import type { FormEditing } from './use-form-editor'

const LINE = 30
/** What an outline shows and does. */
export const OUTLINED = ['rows', 'chosen', 'last', 'problems', 'mayEdit', 'find', 'acts', 'store'] as const
type Outlined = Pick<FormEditing, (typeof OUTLINED)[number]>
/** Lines move when they are dropped; while one is dragged the others stay, and a line shows where it would go. */
const stay = () => null

/** Pages and questions line by line; only those in sight are drawn. Dragged by the grip, with the mouse or by keyboard. */
export function Outline({ editing, box }: { editing: Outlined; box: RefObject<HTMLDivElement | null> }) {
  const t = useTexts('editor')
  const { rows, chosen, last, problems, mayEdit, find } = editing
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => LINE,
    overscan: 12,
  })
  const ids = useOrder(rows)
  const at = last === undefined ? -1 : ids.indexOf(last)
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' })
  }, [at, virtual])
  const wrong = useMemo(
    () => new Set(problems.map(({ pageId = '', questionId }) => questionId ?? pageItem(pageId))),
    [problems],
  )
  const isChosen = useMemo(() => new Set(chosen), [chosen])
  const { choose, fold } = useOutlineActs(editing, ids)
  return (
    <>
      <SortableContext items={ids} strategy={stay}>
        <div
          ref={box}
          className="editor-outline"
          role="tree"
          aria-label={t('outline.label')}
          aria-multiselectable
          tabIndex={0}
        >
          <div className="editor-lines" role="presentation" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index]
              if (!row) return null
              const { place: _, ...line } = row
              return (
                <OutlineLine
                  key={row.id}
                  {...line}
                  top={start}
                  isChosen={isChosen.has(row.id)}
                  isWrong={wrong.has(row.id)}
                  isStill={!mayEdit || find !== ''}
                  onChoose={choose}
                  onFold={fold}
                />
              )
            })}
          </div>
        </div>
      </SortableContext>
      {rows.length === 0 && <p className="editor-note">{t(find === '' ? 'outline.empty' : 'outline.notFound')}</p>}
    </>
  )
}

/** The same list until a line comes, goes or moves: lines are drawn again for another one, and a key in a title is none. */
function useOrder(rows: readonly OutlineRow[]): string[] {
  const order = rows.map(({ id }) => id).join('\0')
  return useMemo(() => (order === '' ? [] : order.split('\0')), [order])
}

/** Choosing and folding never change, so that no line is drawn again for them. */
function useOutlineActs({ acts, store }: Outlined, ids: readonly string[]) {
  const order = useRef(ids)
  useEffect(() => void (order.current = ids), [ids])
  const choose = useCallback(
    (id: string, event: MouseEvent) => {
      const keys = { adds: event.ctrlKey || event.metaKey, extends: event.shiftKey }
      acts.choose(chosenAfter(store.getState().chosen, order.current, id, keys))
      store.setState({ pane: 'panel' })
    },
    [acts, store],
  )
  const fold = useCallback(
    (id: string) => {
      const folded = new Set(store.getState().folded)
      if (!folded.delete(id)) folded.add(id)
      store.setState({ folded })
    },
    [store],
  )
  return { choose, fold }
}
