import type { ImportDetail, MappingProblemView, RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import { columnName, columnRoles } from '@coverwright/rules/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { Input, Select } from 'antd'
import { BadgeCheck, Columns2, EyeOff, History, Lightbulb, Tags } from 'lucide-react'
import { problemName } from './problem-name'
import { ColumnDetails } from './column-details'
import { ColumnSource } from './column-source'

type Mapped = RegionPlan['mapping']['columns'][number]
type Props = {
  column: Mapped
  found: RegionView
  names: ImportDetail['names']
  currency: string
  reason: string
  problems: readonly MappingProblemView[]
  onChange: (patch: Partial<Mapped>) => void
}

const SAMPLES = 4
const icons: Record<string, typeof Tags> = {
  remembered: History,
  name: Tags,
  values: BadgeCheck,
  pair: Columns2,
  header: Tags,
  kind: Lightbulb,
  empty: Lightbulb,
  cross: Columns2,
  sql: EyeOff,
  note: EyeOff,
  working: EyeOff,
}

/** A column of the sheet and what becomes of it. */
export function ColumnRow({ column, found, names, currency, reason, problems, onChange }: Props) {
  const t = useTexts('imports')
  const seen = found.columns.find(({ at }) => at === column.at)
  const isMatched = column.role === 'exact' || column.role === 'band'
  const Icon = icons[reason] ?? Lightbulb
  const letter = column.toAt === null ? columnName(column.at) : `${columnName(column.at)}–${columnName(column.toAt)}`
  return (
    <div className="import-column" role="row" data-role={column.role}>
      <div role="cell" className="import-column-sheet">
        <span className="import-letter cw-mono">{letter}</span>
        <span className="import-column-words">
          <Input
            value={column.title}
            aria-label={t('column.title', { name: seen?.name ?? letter })}
            variant="borderless"
            maxLength={200}
            onChange={(event) => onChange({ title: event.target.value })}
          />
          <span className="import-samples">
            {seen?.profile.distinct.slice(0, SAMPLES).map((text) => (
              <code key={text}>{text}</code>
            ))}
            {(seen?.profile.distinct.length ?? 0) > SAMPLES && <span aria-hidden="true">…</span>}
          </span>
        </span>
      </div>
      <div role="cell">
        <Select
          className="import-role"
          value={column.role}
          aria-label={t('column.role', { name: column.title })}
          options={columnRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
          optionRender={({ value }) => <RoleOption role={value as Mapped['role']} />}
          popupMatchSelectWidth={300}
          onChange={(role) =>
            onChange({
              role,
              ...(role === 'amount' && !column.currency && { currency }),
              ...(role === 'band' && column.of !== 'date' && { of: 'number' }),
            })
          }
        />
        <span className="import-reason">
          <Icon size={13} aria-hidden="true" />
          {t(`reason.${reason}`)}
        </span>
      </div>
      <div role="cell">
        {isMatched ? (
          <ColumnSource column={column} names={names} onChange={onChange} />
        ) : (
          <span className="import-help">{t(`roleAbout.${column.role}`)}</span>
        )}
      </div>
      <div role="cell">
        <ColumnDetails column={column} profile={seen?.profile} onChange={onChange} />
      </div>
      {column.role === 'amount' && column.currency && column.currency !== currency && (
        <p className="import-warn import-column-note">
          {t('column.otherCurrency', { found: column.currency, currency })}
        </p>
      )}
      {problems.map(({ code, title }) => (
        <p key={code} className="import-error" role="alert">
          {t(`problem.${problemName(code)}`, { title })}
        </p>
      ))}
    </div>
  )
}

function RoleOption({ role }: { role: Mapped['role'] }) {
  const t = useTexts('imports')
  return (
    <span className="import-role-option">
      <strong>{t(`role.${role}`)}</strong>
      <span>{t(`roleAbout.${role}`)}</span>
    </span>
  )
}
