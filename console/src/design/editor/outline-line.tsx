import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useTexts } from '@coverwright/ui/locales'
import { ChevronDown, ChevronRight, CircleAlert, GripVertical, Split } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import { KindIcon } from './kind-icon'
import type { OutlineRow } from './outline-rows'

type Props = Pick<OutlineRow, 'id' | 'depth' | 'kind' | 'title' | 'count' | 'hasLogic' | 'isFolded'> & {
  top: number
  isChosen: boolean
  isWrong: boolean
  isStill: boolean
  onChoose: (id: string, event: MouseEvent) => void
  onFold: (id: string) => void
}

/** One line of the outline. Drawn again only when something of it is another: a key in one title moves one line. */
export const OutlineLine = memo(function OutlineLine(props: Props) {
  const t = useTexts('editor')
  const { id, depth, kind, title, count, isFolded, isChosen, onChoose, onFold } = props
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    isDragging,
    isOver,
    activeIndex,
    overIndex,
    transform,
  } = useSortable({ id, disabled: props.isStill })
  const drop = isOver && !isDragging ? (activeIndex < overIndex ? 'below' : 'above') : undefined
  return (
    <div
      ref={setNodeRef}
      className="editor-line"
      role="treeitem"
      aria-selected={isChosen}
      aria-level={depth + 1}
      {...(kind === 'page' ? { 'aria-expanded': !isFolded } : {})}
      data-depth={depth}
      data-drop={drop}
      data-dragged={isDragging || undefined}
      style={{ top: props.top, transform: isDragging ? undefined : CSS.Transform.toString(transform) }}
      tabIndex={-1}
      id={`line-${id}`}
      onClick={(event) => onChoose(id, event)}
    >
      {!props.isStill && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="editor-grip"
          {...attributes}
          {...listeners}
          tabIndex={isChosen ? 0 : -1}
          aria-label={t('outline.drag', { title: title || t('untitled') })}
        >
          <GripVertical size={14} aria-hidden />
        </button>
      )}
      {kind === 'page' ? (
        <button
          type="button"
          className="editor-icon"
          tabIndex={-1}
          aria-label={t(isFolded ? 'outline.unfold' : 'outline.fold', { title: title || t('untitled') })}
          onClick={(event) => {
            event.stopPropagation()
            onFold(id)
          }}
        >
          {isFolded ? <ChevronRight size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
        </button>
      ) : (
        <KindIcon kind={kind} />
      )}
      <span className="editor-line-title cw-cut" dir="auto">
        {title.slice(0, 200) || t('untitled')}
      </span>
      {props.hasLogic && <Split size={14} className="editor-has-logic" aria-label={t('outline.hasLogic')} />}
      {props.isWrong && <CircleAlert size={14} className="editor-is-wrong" aria-label={t('outline.isWrong')} />}
      {kind === 'page' && <span className="editor-count">{count}</span>}
    </div>
  )
})
