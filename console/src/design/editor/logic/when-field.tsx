import { compileExpression, functionKinds, type LogicType, scopeOf } from '@coverwright/rules/design/logic'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { useCallback, useMemo, useState } from 'react'
import { FormulaField, type FormulaWords, type NameOffer, useLogicWords } from '../../logic'
import { type Condition, readCondition, type TypeOf, writeCondition } from './condition'
import { ConditionRows } from './condition-rows'
import type { Asked } from './names-before'

type Props = {
  when: string
  names: readonly Asked[]
  read: FormulaWords
  isReadOnly: boolean
  /** What is wrong with it as a formula. */
  error: string | undefined
  /** What it means that nothing is asked. */
  none?: string
  onWrite: (when: string) => void
}

/** A condition: a sentence, or the formula where a sentence is too little. */
export function WhenField({ when, names, read, isReadOnly, error, none, onWrite }: Props) {
  const t = useTexts('editor')
  const typeOf: TypeOf = (name) => names.find((each) => each.name === name)?.type.kind
  const [isFormula, setIsFormula] = useState(false)
  const condition = useWritten(when, typeOf)
  const asFormula = isFormula || condition.read === null
  const offers = useOffers(names)
  return (
    <>
      {asFormula ? (
        <FormulaField
          label={t('block.when')}
          value={when}
          offers={offers}
          error={error}
          hint={when && read(when, 'condition')}
          isReadOnly={isReadOnly}
          onChange={onWrite}
        />
      ) : (
        <ConditionRows
          condition={condition.shown}
          names={names}
          isReadOnly={isReadOnly}
          none={none}
          onWrite={(next) => onWrite(condition.write(next))}
        />
      )}
      {condition.read !== null && (
        <Button size="small" type="link" onClick={() => setIsFormula(!isFormula)}>
          {t(isFormula ? 'block.asSentence' : 'block.asFormula')}
        </Button>
      )}
    </>
  )
}

/** A sentence while it is written: a line that is not filled in yet says nothing in the formula, and stays in sight. */
function useWritten(when: string, typeOf: TypeOf) {
  const [kept, setKept] = useState<{ condition: Condition; when: string }>()
  const read = readCondition(when, typeOf)
  const isKept = kept !== undefined && (kept.when === when || (kept.when === 'true' && when === ''))
  return {
    read,
    shown: isKept ? kept.condition : (read ?? { join: 'all' as const, terms: [] }),
    write: (condition: Condition) => {
      const next = writeCondition(condition, typeOf)
      setKept({ condition, when: next })
      return next
    },
  }
}

/** Everything that a formula on a socket may speak of, as it is offered while typing. */
export const useOffers = (names: readonly Asked[]) =>
  useMemo<NameOffer[]>(
    () => [
      ...names.map(({ name, title }) => ({ name, title, of: 'asked' as const })),
      ...Object.entries(functionKinds).map(([name, { says }]) => ({ name, title: says, of: 'function' as const })),
    ],
    [names],
  )

/** What is wrong with a formula over these names; nothing while there is none. */
export function useFormulaError(names: readonly Asked[]) {
  const words = useLogicWords()
  return useCallback(
    (source: string, type: LogicType | undefined) => {
      const compiled = source.trim() === '' ? null : compileExpression(source, scopeOf({ names }), type)
      return compiled && !compiled.ok ? words(compiled.refusal.code, compiled.refusal.values) : undefined
    },
    [names, words],
  )
}
