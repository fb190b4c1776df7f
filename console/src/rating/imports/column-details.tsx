import type { RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import { currencies } from '@coverwright/rules/money'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'

type Mapped = RegionPlan['mapping']['columns'][number]
type Props = {
  column: Mapped
  profile: RegionView['columns'][number]['profile'] | undefined
  onChange: (patch: Partial<Mapped>) => void
}

/** The few questions that a column of this kind leaves open; nothing is asked that its cells already say. */
export function ColumnDetails({ column, profile, onChange }: Props) {
  const t = useTexts('imports')
  const named = (what: string) => t(`detail.${what}`, { name: column.title })
  const isMatched = column.role === 'exact' || column.role === 'band'
  const isValue = column.role === 'factor' || column.role === 'amount'
  const choices = <Value extends string>(what: string, values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(`choice.${what}.${value}`) }))
  return (
    <span className="import-details">
      {column.role === 'exact' && (
        <Select
          value={column.of}
          aria-label={named('of')}
          options={choices('of', ['text', 'number', 'date', 'yesNo'])}
          onChange={(of) => onChange({ of })}
        />
      )}
      {column.role === 'band' && (
        <Select
          value={column.of === 'date' ? ('date' as const) : ('number' as const)}
          aria-label={named('of')}
          options={choices('of', ['number', 'date'] as const)}
          onChange={(of) => onChange({ of })}
        />
      )}
      {column.role === 'amount' && (
        <Select
          showSearch
          value={column.currency}
          aria-label={named('currency')}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => onChange({ currency })}
        />
      )}
      {column.role === 'factor' && (profile?.kind === 'percent' || column.zeros === -2) && (
        <Select
          value={column.percentAs}
          aria-label={named('percent')}
          options={choices('percent', ['share', 'change', 'points'])}
          onChange={(percentAs) => onChange({ percentAs })}
        />
      )}
      {isMatched && profile?.hasAny && column.toAt === null && (
        <Select
          value={column.emptyMeans}
          aria-label={named('empty')}
          options={choices('empty', ['any', 'above'])}
          onChange={(emptyMeans) => onChange({ emptyMeans })}
        />
      )}
      {isMatched && <KeyDetails column={column} onChange={onChange} />}
      {(isValue || isMatched) && profile && usesNumbers(profile.kind) && isWrittenAsText(profile.distinct) && (
        <Select
          value={column.numberStyle}
          aria-label={named('numbers')}
          options={choices('numbers', ['point', 'comma'])}
          onChange={(numberStyle) => onChange({ numberStyle })}
        />
      )}
      {isMatched && column.of === 'date' && (
        <Select
          value={column.dateStyle}
          aria-label={named('dates')}
          options={choices('dates', ['dmy', 'mdy'])}
          onChange={(dateStyle) => onChange({ dateStyle })}
        />
      )}
    </span>
  )
}

/** What cells of several values mean, and those that say 'Other'. */
function KeyDetails({ column, onChange }: Omit<Props, 'profile'>) {
  const t = useTexts('imports')
  const choices = <Value extends string>(what: string, values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(`choice.${what}.${value}`) }))
  return (
    <>
      {column.lists && (
        <Select
          value={column.lists}
          aria-label={t('detail.lists', { name: column.title })}
          options={choices('lists', ['split', 'whole'])}
          onChange={(lists) => onChange({ lists })}
        />
      )}
      {column.restMeans && (
        <Select
          value={column.restMeans}
          aria-label={t('detail.rest', { name: column.title })}
          options={choices('rest', ['rest', 'value'])}
          onChange={(restMeans) => onChange({ restMeans })}
        />
      )}
    </>
  )
}

const usesNumbers = (kind: string) => ['number', 'money', 'band', 'percent'].includes(kind)

/** A comma among the samples: which of the two it is can be doubted. */
const isWrittenAsText = (distinct: readonly string[]) => distinct.some((text) => /\d[.,]\d{3}(?!\d)|\d,\d/.test(text))
