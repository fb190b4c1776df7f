import {
  type Connection,
  Controls,
  type Edge,
  Handle,
  MarkerType,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
} from '@xyflow/react'
import { textIn } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useMemo } from 'react'
import { blockKey, changeBlocks, deleteBlocks, type FlowBlock } from '../actions/flow-blocks'
import { findPage, pageItem } from '../actions/places'
import type { FormEditing } from '../use-form-editor'
import { settingsOf } from '../../products'
import { useElsewhereWords } from './elsewhere-list'
import { keptElsewhere } from './kept-elsewhere'
import { useSentences } from './logic-tab'
import { logicMap, PAGE_WIDTH } from './map-nodes'
import { titlesOf } from './names-before'
import '@xyflow/react/dist/style.css'
import './logic-map.css'

type Said = { readonly key: string; readonly on: string; readonly text: string; readonly isChosen: boolean }
type Kept = { readonly key: string; readonly href: string; readonly text: string }
type PageNode = Node<
  {
    title: string
    blocks: readonly Said[]
    elsewhere: readonly Kept[]
    isChosen: boolean
    onChoose: (id: string) => void
  },
  'page'
>

const nodeTypes = { page: PageBox }

/** The same logic as in the sentences, as a picture: pages, what is bound to them, where they jump. A line drawn to a later page is a jump. */
export function LogicMap({ editing }: { editing: FormEditing }) {
  const t = useTexts('editor')
  const { settled, pages, language, chosen, acts, store, mayEdit, product } = editing
  const read = useSentences(editing)
  const map = useMemo(() => logicMap(settled.pages, keptElsewhere(settled)), [settled])
  const called = useMemo(() => titlesOf(settled.pages, language), [settled.pages, language])
  const sayKept = useElsewhereWords(called, read)
  const nodes = useMemo<PageNode[]>(() => {
    const sayBlock = (block: FlowBlock): Said => ({
      key: blockKey(block),
      on: block.on,
      text: `${t(`block.${block.does}`)} ${block.when ? read(block.when, 'condition') : t('logic.always')}`,
      isChosen: chosen.includes(block.on),
    })
    const choose = (id: string) => store.setState({ chosen: [id], tab: 'logic' })
    return map.pages.map(({ id, x, y, height, blocks, elsewhere }) => ({
      ...{ id, type: 'page' as const, position: { x, y }, width: PAGE_WIDTH, height },
      data: {
        title: textIn(findPage(settled.pages, id)?.title, language).slice(0, 80) || t('untitled'),
        blocks: blocks.map(sayBlock),
        elsewhere: elsewhere.map((each) => ({
          ...{ key: `${each.does} ${each.id}`, href: settingsOf(product.id, each.path), text: sayKept(each) },
        })),
        isChosen: chosen.includes(pageItem(id)),
        onChoose: choose,
      },
    }))
  }, [map, settled.pages, language, chosen, read, t, store, product.id, sayKept])
  const edges = useMemo<Edge[]>(
    () =>
      map.edges.map(({ id, from, to, kind, block }) => ({
        ...{ id, source: from, target: to, className: `logic-${kind}`, deletable: kind === 'skip' && mayEdit },
        ...(kind === 'skip' && block ? { label: block.when ? read(block.when, 'condition') : t('logic.always') } : {}),
        markerEnd: { type: MarkerType.ArrowClosed },
      })),
    [map, mayEdit, read, t],
  )
  const connect = ({ source, target }: Connection) => {
    const [from, to] = [pages.findIndex(({ id }) => id === source), pages.findIndex(({ id }) => id === target)]
    const last = pages[from]?.questions.at(-1)
    if (!last || to <= from) return
    const block: FlowBlock = { on: last.id, does: 'skip', at: last.skips?.length ?? 0, when: '', toPage: target }
    acts.edit((now) => changeBlocks(now, last.id, (all) => [...all, block]), `add ${blockKey(block)}`)
    store.setState({ chosen: [last.id], tab: 'logic' })
  }
  const remove = (gone: readonly Edge[]) => {
    const ids = new Set(gone.map(({ id }) => id))
    const blocks = map.edges.flatMap(({ id, block }) => (ids.has(id) && block ? [block] : []))
    if (blocks.length > 0) acts.edit((now) => deleteBlocks(now, blocks), `delete ${[...ids].join(' ')}`)
  }
  return (
    <section className="editor-middle logic-map" aria-label={t('map.title')}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        nodesDraggable={false}
        nodesConnectable={mayEdit}
        onConnect={connect}
        onEdgesDelete={remove}
        onNodeClick={(_, { id }) => store.setState({ chosen: [pageItem(id)], tab: 'logic' })}
        deleteKeyCode={mayEdit ? ['Delete', 'Backspace'] : null}
        fitView
        fitViewOptions={{ maxZoom: 1, minZoom: 0.5 }}
        minZoom={0.1}
        onlyRenderVisibleElements
      >
        <Controls showInteractive={false} />
      </ReactFlow>
    </section>
  )
}

function PageBox({ data: { title, blocks, elsewhere, isChosen, onChoose } }: NodeProps<PageNode>) {
  return (
    <div className="logic-page" data-chosen={isChosen || undefined}>
      <Handle type="target" position={Position.Left} />
      <h3 className="cw-cut" dir="auto">
        {title}
      </h3>
      {blocks.map(({ key, on, text, isChosen: isOn }) => (
        <button
          key={key}
          type="button"
          className="logic-block cw-cut nodrag"
          aria-pressed={isOn}
          title={text}
          onClick={(event) => {
            event.stopPropagation()
            onChoose(on)
          }}
        >
          {text}
        </button>
      ))}
      {elsewhere.map(({ key, href, text }) => (
        <Link key={key} className="logic-block logic-elsewhere cw-cut nodrag" title={text} href={href}>
          {text}
        </Link>
      ))}
      <Handle type="source" position={Position.Right} />
    </div>
  )
}
