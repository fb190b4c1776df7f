import { useDroppable } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type Block, isPaper } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { GripVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { BlockView } from './block-view'
import { PageEdge } from './page-edge'
import { useBuilder } from './use-building'

/** The paper with its blocks, which are dragged by their grips and chosen by a click. */
export function Canvas({ width }: { width: string }) {
  const t = useTexts('templates')
  const { template, body, blocks } = useBuilder()
  const page = isPaper(body) ? body.page : null
  // Where the first block lands; after that the others say where.
  const { setNodeRef } = useDroppable({ id: 'paper', disabled: blocks.length > 0 })
  return (
    <div className="mail-canvas" data-kind={template.kind} data-width={width}>
      <div className="mail-paper" data-theme="light" ref={setNodeRef}>
        {page && <PageEdge says={page.header} />}
        <SortableContext items={blocks.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          {blocks.map((block) => (
            <Placed key={block.id} block={block} />
          ))}
        </SortableContext>
        {blocks.length === 0 && <p className="mail-empty">{t('build.emptyPaper')}</p>}
        {page && <PageEdge says={page.footer} number={page.isNumbered ? '1 / 1' : ''} />}
      </div>
    </div>
  )
}

function Placed({ block }: { block: Block }) {
  const t = useTexts('templates')
  const { chosen, choose, mayEdit } = useBuilder()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: block.id,
    disabled: !mayEdit,
  })
  const isChosen = chosen?.id === block.id
  const box = useRef<HTMLDivElement | null>(null)
  useEffect(() => {
    if (isChosen) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    // The list at the left chooses by keyboard; here the mouse does.
    <div
      ref={(node) => {
        setNodeRef(node)
        box.current = node
      }}
      className="mail-placed"
      data-chosen={isChosen || undefined}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onClick={() => choose(block.id)}
    >
      {mayEdit && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="mail-grip"
          {...attributes}
          {...listeners}
          aria-label={t('build.drag', { kind: t(`kinds.${block.kind}`) })}
        >
          <GripVertical size={14} aria-hidden />
        </button>
      )}
      <BlockView block={block} />
    </div>
  )
}
