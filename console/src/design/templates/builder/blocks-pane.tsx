import { useDraggable } from '@dnd-kit/core'
import {
  type Block,
  type BlockKind,
  isPaper,
  mailBlockKinds,
  missingByLanguage,
  namesIn,
  pageBlockKinds,
  paperBlockKinds,
  placedBlockKinds,
  textsOf,
} from '@coverwright/rules/design/templates'
import { type Language, textIn } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { PointerEvent } from 'react'
import { BlockIcon } from './block-icon'
import { useBuilder } from './use-building'
import { useVariableWords } from './use-variable-words'

/** What can be added, what is in the template, and which variables it names. */
export function BlocksPane() {
  const t = useTexts('templates')
  const { template, body, blocks, mayEdit } = useBuilder()
  const isForm = isPaper(body) && body.page.base !== undefined
  const all: readonly BlockKind[] = isForm ? placedBlockKinds : offered[template.kind]
  // Companies share no files, so what belongs to all of them shows none.
  const kinds = template.system ? all.filter((kind) => kind !== 'picture') : all
  return (
    <aside className="mail-left" aria-label={t('build.blocks')}>
      {mayEdit && (
        <>
          <h2>{t('build.add')}</h2>
          <div className="mail-adds">
            {kinds.map((kind) => (
              <AddBlock key={kind} kind={kind} />
            ))}
          </div>
        </>
      )}
      <h2>
        {t(`build.inMail.${template.kind}`)} <small>{t('build.count', { count: blocks.length })}</small>
      </h2>
      <Outline blocks={blocks} />
      <Used />
    </aside>
  )
}

const offered = { email: mailBlockKinds, pdf: paperBlockKinds, page: pageBlockKinds } as const

/** Dragged to its place, or pressed: then it comes below the chosen block. */
function AddBlock({ kind }: { kind: BlockKind }) {
  const t = useTexts('templates')
  const { acts, chosen } = useBuilder()
  const { setNodeRef, listeners, transform } = useDraggable({ id: `add ${kind}`, data: { kind } })
  return (
    <button
      type="button"
      ref={setNodeRef}
      className="mail-add"
      style={{ translate: transform ? `${transform.x}px ${transform.y}px` : undefined }}
      // The keyboard presses it; what is on the paper is moved by its grip.
      onPointerDown={listeners?.onPointerDown as (event: PointerEvent) => void}
      onClick={() => acts.add(kind, chosen?.id)}
    >
      <BlockIcon of={kind} />
      {t(`kinds.${kind}`)}
    </button>
  )
}

function Outline({ blocks }: { blocks: readonly Block[] }) {
  const t = useTexts('templates')
  const { chosen, choose, language, wrong } = useBuilder()
  const words = useVariableWords()
  return (
    <ol className="mail-outline">
      {blocks.map((block) => {
        const lacking = missingByLanguage(block)[language]
        return (
          <li key={block.id}>
            <button type="button" aria-pressed={chosen?.id === block.id} onClick={() => choose(block.id)}>
              <BlockIcon of={block.kind} />
              <span className="cw-cut">
                {saidFirst(block, language).replace(NAMED, (_, name: string) => words(name)) ||
                  t(`kinds.${block.kind}`)}
              </span>
              {wrong?.blockId === block.id && (
                <CircleAlert className="mail-at-fault" size={14} aria-label={t('build.atFault')} />
              )}
              {lacking > 0 && (
                <span className="mail-lacking" title={t('build.missing', { count: lacking })}>
                  <TriangleAlert size={12} aria-hidden /> {lacking}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const NAMED = /\{\{\s*([\w.]+)\s*\}\}/g

const saidFirst = (block: Block, language: Language): string => textIn(textsOf(block)[0]?.texts, language).slice(0, 60)

function Used() {
  const t = useTexts('templates')
  const words = useVariableWords()
  const { variables, body } = useBuilder()
  const isKnown = (name: string) => variables.some((variable) => variable.name === name)
  const names = namesIn(body)
  return (
    <section className="mail-used">
      <h2>
        {t('build.variables')}{' '}
        <small>{t('build.used', { used: names.filter(isKnown).length, all: variables.length })}</small>
      </h2>
      <p>
        {names.map((name) => (
          <mark key={name} className="mail-variable" data-wrong={isKnown(name) ? undefined : true}>
            {words(name)}
          </mark>
        ))}
      </p>
    </section>
  )
}
