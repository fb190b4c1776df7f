import { Drawer } from '@puckeditor/core'
import { type BlockKind, blockKinds, missingByLanguage, textsOf } from '@coverwright/rules/design/templates'
import { emptyMail, namesIn } from '@coverwright/rules/design/templates'
import type { Block } from '@coverwright/rules/design/templates'
import { type Language, textIn } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { TriangleAlert } from 'lucide-react'
import { BlockIcon } from './block-icon'
import { useMailWays } from './mail-context'
import { useBlocks, useChosenPlace, useMailActs, useRoot } from './use-mail'
import { useVariableWords } from './use-variable-words'

/** What can be added, what is in the mail, and which variables it names. */
export function BlocksPane() {
  const t = useTexts('templates')
  const blocks = useBlocks()
  const { mayEdit } = useMailWays()
  return (
    <aside className="mail-left" aria-label={t('build.blocks')}>
      {mayEdit && <AddBlocks />}
      <h2>
        {t('build.inMail')} <small>{t('build.count', { count: blocks.length })}</small>
      </h2>
      <Outline blocks={blocks} />
      <Used blocks={blocks} />
    </aside>
  )
}

function AddBlocks() {
  const t = useTexts('templates')
  const { add } = useMailActs()
  return (
    <>
      <h2>{t('build.add')}</h2>
      <div className="mail-adds">
        <Drawer>
          {blockKinds.map((kind: BlockKind) => (
            // What can be dragged is a button already; pressed, by mouse or by Enter, it adds at once.
            <div
              key={kind}
              onClick={() => add(kind)}
              onKeyDownCapture={(event) => {
                if (event.key !== 'Enter') return
                event.stopPropagation()
                add(kind)
              }}
            >
              <Drawer.Item name={kind} label={t(`kinds.${kind}`)}>
                {() => (
                  <span className="mail-add">
                    <BlockIcon of={kind} />
                    {t(`kinds.${kind}`)}
                  </span>
                )}
              </Drawer.Item>
            </div>
          ))}
        </Drawer>
      </div>
    </>
  )
}

function Outline({ blocks }: { blocks: readonly Block[] }) {
  const t = useTexts('templates')
  const chosen = useChosenPlace()
  const { choose } = useMailActs()
  const { language } = useMailWays()
  const words = useVariableWords()
  return (
    <ol className="mail-outline">
      {blocks.map((block, place) => {
        const lacking = missingByLanguage({ ...emptyMail, blocks: [block] })[language]
        return (
          <li key={block.id}>
            <button type="button" aria-pressed={chosen === place} onClick={() => choose(place)}>
              <BlockIcon of={block.kind} />
              <span className="cw-cut">
                {saidFirst(block, language).replace(NAMED, (_, name: string) => words(name)) ||
                  t(`kinds.${block.kind}`)}
              </span>
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

function Used({ blocks }: { blocks: readonly Block[] }) {
  const t = useTexts('templates')
  const words = useVariableWords()
  const { variables } = useMailWays()
  const { subject, preview } = useRoot()
  const names = namesIn({ ...emptyMail, subject, preview, blocks })
  return (
    <section className="mail-used">
      <h2>
        {t('build.variables')} <small>{t('build.used', { used: names.length, all: variables.length })}</small>
      </h2>
      <p>
        {names.map((name) => (
          <mark key={name} className="mail-variable">
            {words(name)}
          </mark>
        ))}
      </p>
    </section>
  )
}
