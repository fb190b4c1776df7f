import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { X } from 'lucide-react'
import type { Deed } from './use-adds'

/** A flow block on the map: chosen and deleted here, or only told where another screen keeps it. */
export type MapBlock = {
  readonly key: string
  readonly text: string
  readonly isChosen: boolean
  readonly isKept: boolean
  readonly href?: string
  readonly onChoose: () => void
  readonly onDelete?: (() => void) | undefined
}

export type MapPageNode = Node<
  {
    title: string
    blocks: readonly MapBlock[]
    isChosen: boolean
    /** The socket that something is added to, and what can be. */
    adds: { readonly to: string; readonly deeds: readonly Deed[]; readonly onAdd: (does: Deed) => void } | null
  },
  'page'
>

export function MapPageBox({ data: { title, blocks, isChosen, adds } }: NodeProps<MapPageNode>) {
  const t = useTexts('editor')
  return (
    <div className="logic-page" data-chosen={isChosen || undefined}>
      <Handle type="target" position={Position.Left} />
      <h3 className="cw-cut" dir="auto">
        {title}
      </h3>
      {blocks.map((block) => (
        <BlockLine key={block.key} block={block} />
      ))}
      {adds && (
        <select
          className="logic-add nodrag"
          aria-label={t('map.addTo', { title: adds.to })}
          title={t('map.addTo', { title: adds.to })}
          value=""
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => adds.onAdd(event.target.value as Deed)}
        >
          <option value="">{t('map.add')}</option>
          {adds.deeds.map((does) => (
            <option key={does} value={does}>
              {t(`block.${does}`)}
            </option>
          ))}
        </select>
      )}
      <Handle type="source" position={Position.Right} />
    </div>
  )
}

function BlockLine({ block: { text, isChosen, isKept, href, onChoose, onDelete } }: { block: MapBlock }) {
  const t = useTexts('editor')
  const look = `logic-block cw-cut nodrag${isKept ? ' logic-elsewhere' : ''}`
  if (href)
    return (
      <Link className={look} title={text} href={href}>
        {text}
      </Link>
    )
  return (
    <span className="logic-line">
      <button
        type="button"
        className={look}
        aria-pressed={isChosen}
        title={text}
        onClick={(event) => {
          event.stopPropagation()
          onChoose()
        }}
      >
        {text}
      </button>
      {onDelete && (
        <button
          type="button"
          className="logic-delete nodrag"
          aria-label={t('map.delete', { text })}
          title={t('block.delete')}
          onClick={(event) => {
            event.stopPropagation()
            onDelete()
          }}
        >
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  )
}
