import { logicTypeOf } from '@coverwright/rules/design/logic'
import { dataNameOf } from '@coverwright/rules/design/forms'
import { textIn } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { FormulaField, type FormulaWords } from '../../logic'
import type { FlowBlock } from '../actions/flow-blocks'
import { findPlaced, pageOf } from '../actions/places'
import { IconButton } from '../settings/options-field'
import { Select } from '../settings/setting-control'
import type { FormEditing } from '../use-form-editor'
import { namesBefore } from './names-before'
import { useFormulaError, useOffers, WhenField } from './when-field'

type Props = {
  editing: FormEditing
  block: FlowBlock
  read: FormulaWords
  onWrite: (block: FlowBlock) => void
  onDelete: () => void
}

/** One piece of logic: what it does, and the sentence that it waits for. */
export function BlockCard({ editing, block, read, onWrite, onDelete }: Props) {
  const t = useTexts('editor')
  const { whole, language, mayEdit } = editing
  const names = useMemo(
    () => namesBefore(whole, block.on, language, block.does === 'skip'),
    [whole, block.on, block.does, language],
  )
  const offers = useOffers(names)
  const errorOf = useFormulaError(names)
  const socket = findPlaced(whole.pages, block.on)?.question
  const own = socket && dataNameOf(socket, whole.currency)
  return (
    <section className="editor-block" aria-label={t(`block.${block.does}`)}>
      <header>
        <b>{t(`block.${block.does}`)}</b>
        {mayEdit && <IconButton label={t('block.delete')} icon={<Trash2 size={14} />} onPress={onDelete} />}
      </header>
      {block.does === 'skip' && <SkipTo editing={editing} block={block} onWrite={onWrite} />}
      {block.does === 'set' && (
        <FormulaField
          label={t('block.value')}
          value={block.value ?? ''}
          offers={offers}
          error={errorOf(block.value ?? '', own ? logicTypeOf(own.type) : undefined)}
          isReadOnly={!mayEdit}
          onChange={(value) => onWrite({ ...block, value })}
        />
      )}
      <WhenField
        {...{ when: block.when, names, read }}
        isReadOnly={!mayEdit}
        error={errorOf(block.when, { kind: 'yesNo' })}
        onWrite={(when) => onWrite({ ...block, when })}
      />
    </section>
  )
}

/** Only pages behind this one: every journey ends. */
function SkipTo({
  editing: { settled, language, mayEdit },
  block,
  onWrite,
}: Pick<Props, 'editing' | 'block' | 'onWrite'>) {
  const t = useTexts('editor')
  const here = pageOf(settled.pages, block.on)
  const later = here ? settled.pages.slice(settled.pages.indexOf(here) + 1) : []
  const isKnown = later.some(({ id }) => id === block.toPage)
  return (
    <Select
      label={t('block.toPage')}
      value={block.toPage ?? ''}
      isReadOnly={!mayEdit}
      onWrite={(toPage) => onWrite({ ...block, toPage })}
    >
      {[
        ...(isKnown ? [] : [[block.toPage ?? '', t('block.nowhere')] as const]),
        ...later.map(({ id, title }) => [id, textIn(title, language) || t('untitled')] as const),
      ]}
    </Select>
  )
}
