import { isMatchColumn, combinations, type Step } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import type { StepScope } from './recipe-scope'
import { ChoiceField, type StepFormProps } from './step-fields'

type LookUp = Extract<Step, { kind: 'lookUp' }>
type Props = StepFormProps<'lookUp'> & {
  /** Look-ups above this one, which may be over the same group. */
  earlier: readonly Step[]
}

const NONE = '-'

/** For whom a look-up is done, and whether values between two rows are worked out. */
export function GroupFields({ step, earlier, onChange, view, isReadOnly }: Props) {
  const t = useTexts('pricing')
  const columns = view.tables.find(({ id }) => id === step.table)?.columns ?? []
  const numbers = columns.filter(isMatchColumn).filter(({ role, of }) => role === 'exact' && of === 'number')
  const groups = view.names.filter(({ kind }) => kind === 'group')
  const { each, between: _between, ...single } = step
  const { each: _each, ...whole } = step
  const put = (next: LookUp['each']) => onChange(next ? { ...whole, each: next } : whole)
  const beside = earlier.filter((other) => other.kind === 'lookUp' && other.each && other.each.of === each?.of)
  const common = { isReadOnly }
  return (
    <>
      {numbers.length > 0 && (
        <ChoiceField
          label={t('field.between')}
          value={step.between ?? NONE}
          options={[
            { value: NONE, label: t('between.none') },
            ...numbers.map(({ id, title }) => ({ value: id, label: t('between.along', { column: title }) })),
          ]}
          onChange={(id) => onChange({ ...single, ...(each && { each }), ...(id === NONE ? {} : { between: id }) })}
          {...common}
        />
      )}
      {groups.length > 0 && (
        <ChoiceField
          label={t('field.forEach')}
          value={each?.of ?? NONE}
          options={[
            { value: NONE, label: t('forEach.none') },
            ...groups.map(({ name, title }) => ({ value: name, label: t('forEach.of', { group: title || name }) })),
          ]}
          onChange={(of) => put(of === NONE ? undefined : { of, combine: each?.combine ?? 'sum' })}
          {...common}
        />
      )}
      {each && (
        <ChoiceField
          label={t('field.combine')}
          value={each.combine}
          options={combinations.map((value) => ({ value, label: t(`combine.${value}`) }))}
          onChange={(combine) => put({ ...each, combine })}
          {...common}
        />
      )}
      {each && beside.length > 0 && (
        <ChoiceField
          label={t('field.times')}
          value={each.times ?? NONE}
          options={[
            { value: NONE, label: t('forEach.alone') },
            ...beside.map(({ name, title }) => ({ value: name, label: title || name })),
          ]}
          onChange={(times) => put({ of: each.of, combine: each.combine, ...(times === NONE ? {} : { times }) })}
          {...common}
        />
      )}
      {each && <p className="recipe-wide recipe-note">{t('forEach.about', { fields: fieldsOf(view, each.of) })}</p>}
    </>
  )
}

/** As they are written in the inputs: item.born, item.job. */
const fieldsOf = (view: Props['view'], group: string): string =>
  (view.names.find(({ name }) => name === group)?.fields ?? []).map(({ name }) => `item.${name}`).join(', ')

/** Inputs of a look-up over a group see one of it as `item`. */
export function scopeOfItem(step: LookUp, scope: StepScope): StepScope {
  const type = step.each && scope.scope.slots.get(step.each.of)?.type
  if (type?.kind !== 'list' || type.of.kind !== 'record') return scope
  const { slots, size } = scope.scope
  const offers = type.of.fields.map(({ name }) => ({ name: `item.${name}`, title: '', of: 'asked' as const }))
  return {
    ...scope,
    scope: { slots: new Map([...slots, ['item', { slot: size, type: type.of }]]), size: size + 1 },
    offers: [...offers, ...scope.offers],
  }
}
