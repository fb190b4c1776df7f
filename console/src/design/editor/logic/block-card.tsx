import { compileExpression, functionKinds, type LogicType, logicTypeOf, scopeOf } from '@coverwright/rules/design/logic'
import { dataNameOf } from '@coverwright/rules/design/forms'
import { textIn } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormulaField, type FormulaWords, type NameOffer, useLogicWords } from '../../logic'
import type { FlowBlock } from '../actions/flow-blocks'
import { findPlaced, pageOf } from '../actions/places'
import { IconButton } from '../settings/options-field'
import { Select } from '../settings/setting-control'
import type { FormEditing } from '../use-form-editor'
import { type Condition, readCondition, type TypeOf, writeCondition } from './condition'
import { ConditionRows } from './condition-rows'
import { namesBefore } from './names-before'

type Props = {
  editing: FormEditing
  block: FlowBlock
  read: FormulaWords
  onWrite: (block: FlowBlock) => void
  onDelete: () => void
}

/** One piece of logic: what it does, and the sentence that it waits for; or the formula, where a sentence is too little. */
export function BlockCard({ editing, block, read, onWrite, onDelete }: Props) {
  const t = useTexts('editor')
  const words = useLogicWords()
  const { whole, language, mayEdit } = editing
  const names = useMemo(
    () => namesBefore(whole, block.on, language, block.does === 'skip'),
    [whole, block.on, block.does, language],
  )
  const typeOf: TypeOf = (name) => names.find((each) => each.name === name)?.type.kind
  const [isFormula, setIsFormula] = useState(false)
  const condition = useWritten(block.when, typeOf)
  const asFormula = isFormula || condition.read === null
  const offers = useOffers(names)
  const errorOf = (source: string, type: LogicType | undefined) => {
    const compiled = source.trim() === '' ? null : compileExpression(source, scopeOf({ names }), type)
    return compiled && !compiled.ok ? words(compiled.refusal.code, compiled.refusal.values) : undefined
  }
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
      {asFormula ? (
        <FormulaField
          label={t('block.when')}
          value={block.when}
          offers={offers}
          error={errorOf(block.when, { kind: 'yesNo' })}
          hint={block.when && read(block.when, 'condition')}
          isReadOnly={!mayEdit}
          onChange={(when) => onWrite({ ...block, when })}
        />
      ) : (
        <ConditionRows
          condition={condition.shown}
          names={names}
          isReadOnly={!mayEdit}
          onWrite={(next) => onWrite({ ...block, when: condition.write(next) })}
        />
      )}
      {condition.read !== null && (
        <Button size="small" type="link" onClick={() => setIsFormula(!isFormula)}>
          {t(isFormula ? 'block.asSentence' : 'block.asFormula')}
        </Button>
      )}
    </section>
  )
}

/** A sentence while it is written: a line that is not filled in yet says nothing in the formula, and stays in sight. */
function useWritten(when: string, typeOf: TypeOf) {
  const [kept, setKept] = useState<{ condition: Condition; when: string }>()
  const read = readCondition(when, typeOf)
  return {
    read,
    shown: kept?.when === when ? kept.condition : (read ?? { join: 'all' as const, terms: [] }),
    write: (condition: Condition) => {
      const next = writeCondition(condition, typeOf)
      setKept({ condition, when: next })
      return next
    },
  }
}

const useOffers = (names: ReturnType<typeof namesBefore>) =>
  useMemo<NameOffer[]>(
    () => [
      ...names.map(({ name, title }) => ({ name, title, of: 'asked' as const })),
      ...Object.entries(functionKinds).map(([name, { says }]) => ({ name, title: says, of: 'function' as const })),
    ],
    [names],
  )

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
