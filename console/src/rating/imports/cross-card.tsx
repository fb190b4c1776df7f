import type { ImportDetail, RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import { crossRoleByHand } from '@coverwright/rules/rating/imports'
import { currencies } from '@coverwright/rules/money'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { AutoComplete, Input, Select } from 'antd'
import { TableProperties } from 'lucide-react'
import { Asked, sourceOptions } from './column-source'
import { acrossAnswered, settledCross } from './answer-plan'
import { Field } from './field'

type Cross = NonNullable<RegionPlan['mapping']['cross']>
type Props = {
  detail: ImportDetail
  region: RegionPlan
  found: RegionView
  cross: Cross
  onChange: (patch: Partial<RegionPlan>) => void
}

/** A table that is written across: its headings become one column, its cells another. */
export function CrossCard({ detail, region, found, cross, onChange }: Props) {
  const t = useTexts('imports')
  const { mapping } = region
  const set = (patch: Partial<Cross>) => onChange({ mapping: { ...mapping, cross: { ...cross, ...patch } } })
  const across = found.columns.filter(({ at }) => cross.columns.includes(at))
  const labels = [
    ...new Set(
      across.map((column) => (cross.row === undefined ? column.labels.at(-1) : column.labels[cross.row]) ?? ''),
    ),
  ]
  return (
    <div className="cw-card import-cross">
      <div className="import-cross-words">
        <TableProperties size={18} aria-hidden="true" />
        <div>
          <h3>{t('cross.title')}</h3>
          <p className="import-help">{t('cross.about', { count: labels.length })}</p>
          <p className="import-samples">
            {labels.slice(0, 8).map((label) => (
              <code key={label}>{label}</code>
            ))}
          </p>
        </div>
        <Button size="small" onClick={() => onChange({ mapping: acrossAnswered(mapping, found, 'apart', detail) })}>
          {t('cross.apart')}
        </Button>
      </div>
      {cross.top && (
        <UpperFields
          label={t('cross.top')}
          names={detail.names}
          upper={cross.top}
          onChange={(patch) => cross.top && set({ top: { ...cross.top, ...patch } })}
        />
      )}
      {cross.upper && (
        <UpperFields
          label={t('cross.upper')}
          names={detail.names}
          upper={cross.upper}
          onChange={(patch) => cross.upper && set({ upper: { ...cross.upper, ...patch } })}
        />
      )}
      <CrossFields
        names={detail.names}
        cross={cross}
        onChange={set}
        onRole={(role) => {
          const next = crossRoleByHand(cross, role, found, detail)
          set({ ...next, ...settledCross(next, 'unit') })
        }}
      />
    </div>
  )
}

type Upper = NonNullable<Cross['upper']>
type UpperProps = {
  label: string
  names: ImportDetail['names']
  upper: Upper
  onChange: (patch: Partial<Upper>) => void
}

/** An upper row of a header of which all rows are matched. */
function UpperFields({ label, names, upper, onChange }: UpperProps) {
  const t = useTexts('imports')
  return (
    <div className="import-cross-fields">
      <Field label={label}>
        {(id) => (
          <Input
            id={id}
            value={upper.title}
            maxLength={200}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('cross.source')}>
        {(id) => (
          <>
            <AutoComplete
              id={id}
              value={upper.source ?? ''}
              placeholder={t('column.noSource')}
              options={sourceOptions(names)}
              onChange={(source: string) => onChange({ source: source.trim() || null })}
            />
            <Asked source={upper.source} names={names} />
          </>
        )}
      </Field>
      <Field label={t('cross.role')}>
        {(id) => (
          <Select
            id={id}
            value={upper.role}
            options={(['exact', 'band'] as const).map((value) => ({ value, label: t(`role.${value}`) }))}
            onChange={(role) => onChange({ role, of: role === 'band' ? 'number' : 'text' })}
          />
        )}
      </Field>
    </div>
  )
}

type FieldsProps = {
  names: ImportDetail['names']
  cross: Cross
  onChange: (patch: Partial<Cross>) => void
  onRole: (role: Cross['value']['role']) => void
}

function CrossFields({ names, cross, onChange: set, onRole }: FieldsProps) {
  const t = useTexts('imports')
  return (
    <div className="import-cross-fields">
      <Field label={t('cross.name')}>
        {(id) => (
          <Input
            id={id}
            value={cross.title}
            maxLength={200}
            onChange={(event) => set({ title: event.target.value, ...settledCross(cross, 'name') })}
          />
        )}
      </Field>
      <Field label={t('cross.source')}>
        {(id) => (
          <>
            <AutoComplete
              id={id}
              value={cross.source ?? ''}
              placeholder={t('column.noSource')}
              options={sourceOptions(names)}
              onChange={(source: string) => set({ source: source.trim() || null })}
            />
            <Asked source={cross.source} names={names} />
          </>
        )}
      </Field>
      <Field label={t('cross.role')}>
        {(id) => (
          <Select
            id={id}
            value={cross.role}
            options={(['exact', 'band'] as const).map((value) => ({ value, label: t(`role.${value}`) }))}
            onChange={(role) => set({ role, ...(role === 'band' && { of: 'number' }) })}
          />
        )}
      </Field>
      {cross.parts && (
        <p className="import-help import-cross-parts">
          {t('cross.parts', { names: cross.parts.map(({ title }) => title).join(', ') })}
        </p>
      )}
      {!cross.parts && <ValueFields cross={cross} onChange={set} onRole={onRole} />}
    </div>
  )
}

function ValueFields({ cross, onChange: set, onRole }: Omit<FieldsProps, 'names'>) {
  const t = useTexts('imports')
  const setValue = (patch: Partial<Cross['value']>) => set({ value: { ...cross.value, ...patch } })
  return (
    <>
      <Field label={t('cross.value')}>
        {(id) => (
          <Input
            id={id}
            value={cross.value.title}
            maxLength={200}
            onChange={(event) => setValue({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('cross.valueRole')}>
        {(id) => (
          <Select
            id={id}
            value={cross.value.role}
            options={(['factor', 'amount', 'text'] as const).map((value) => ({ value, label: t(`role.${value}`) }))}
            onChange={onRole}
          />
        )}
      </Field>
      {cross.value.role === 'amount' && (
        <Field label={t('cross.currency')}>
          {(id) => (
            <Select
              id={id}
              showSearch
              value={cross.value.currency}
              options={currencies.map((value) => ({ value, label: value }))}
              onChange={(currency) => setValue({ currency })}
            />
          )}
        </Field>
      )}
    </>
  )
}
