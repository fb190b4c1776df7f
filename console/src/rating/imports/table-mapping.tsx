import type { ImportDetail, RegionPlan } from '@coverwright/contract/rating/imports'
import { roleByHand } from '@coverwright/rules/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { Input, Select } from 'antd'
import { settled, startedOn } from './answer-plan'
import { AsideList } from './aside-list'
import { problemName } from './problem-name'
import { ColumnRow } from './column-row'
import { CrossCard } from './cross-card'
import { Field } from './field'
import { newTableName } from './new-table-name'
import { Questions } from './questions'
import { StackCard } from './stack-card'
import { TurnCard } from './turn-card'
import type { PlanDraft } from './use-plan'

type Props = { detail: ImportDetail; plan: PlanDraft; region: RegionPlan }

/** One table: where it goes, and each of its columns. */
export function TableMapping({ detail, plan, region }: Props) {
  const t = useTexts('imports')
  const { sheet, regionId, mapping } = region
  const found = detail.sheets[sheet]?.regions.find(({ id }) => id === regionId)
  const own = plan.problems.filter((problem) => problem.sheet === sheet && problem.regionId === regionId)
  const isOther = (problem: { sheet: number; regionId: string }) =>
    plan.regions.some(
      (each) =>
        region.stack &&
        each.stack === region.stack &&
        each.sheet === problem.sheet &&
        each.regionId === problem.regionId,
    )
  const problems = [
    ...own,
    ...plan.problems.filter((problem) => !own.includes(problem) && problem.at === null && isOther(problem)),
  ]
  const reasons = detail.reasons[`${sheet}:${regionId}`] ?? {}
  const change = (patch: Partial<RegionPlan>) => plan.change(sheet, regionId, patch)
  // What is asked stands as a question with its answers, not as something that is wrong.
  const whole = problems.filter(({ at, code }) => at === null && !isAsked(code))
  if (!found) return null
  const changedColumn = (column: Mapped, patch: Partial<Mapped>): Mapped => {
    const next = { ...column, ...settled(column, patch) }
    return next.role === column.role ? next : roleByHand(next, found, mapping.columns, detail)
  }
  return (
    <section className="import-map" aria-label={region.tableName}>
      <TargetFields detail={detail} plans={plan.regions} region={region} onChange={change} />
      {whole.map(({ code, sheet, title }) => (
        <p key={`${code} ${sheet}`} className="import-error" role="alert">
          {t(`problem.${problemName(code)}`, { title })}
        </p>
      ))}
      <Questions detail={detail} plan={plan} region={region} found={found} />
      <StackCard detail={detail} plan={plan} region={region} />
      {mapping.cross ? (
        <CrossCard detail={detail} region={region} found={found} cross={mapping.cross} onChange={change} />
      ) : (
        <TurnCard detail={detail} region={region} found={found} onChange={change} />
      )}
      <div className="cw-card import-columns" role="table" aria-label={t('mapping.columns')}>
        <div className="import-columns-head" role="row">
          {(['sheet', 'role', 'source', 'details'] as const).map((head) => (
            <span key={head} role="columnheader">
              {t(`mapping.head.${head}`)}
            </span>
          ))}
        </div>
        {mapping.columns.map((column) => (
          <ColumnRow
            key={column.at}
            column={column}
            found={found}
            names={detail.names}
            currency={detail.currency}
            reason={reasons[column.at] ?? 'kind'}
            problems={problems.filter(({ at, code }) => at === column.at && !isAsked(code))}
            onChange={(patch) =>
              change({
                mapping: {
                  ...mapping,
                  columns: mapping.columns.map((each) => (each.at === column.at ? changedColumn(each, patch) : each)),
                },
              })
            }
          />
        ))}
      </div>
      <AsideList found={found} region={region} mayMap={detail.import.may.includes('map')} onChange={change} />
    </section>
  )
}

type Mapped = RegionPlan['mapping']['columns'][number]

const isAsked = (code: string) => code.startsWith('imports.ask')

type TargetProps = {
  detail: ImportDetail
  plans: readonly RegionPlan[]
  region: RegionPlan
  onChange: (patch: Partial<RegionPlan>) => void
}

function TargetFields({ detail, plans, region, onChange }: TargetProps) {
  const t = useTexts('imports')
  const into = [
    { value: '', label: t('target.new') },
    ...detail.tables.map(({ id, name }) => ({ value: id, label: t('target.version', { name }) })),
  ]
  return (
    <div className="cw-card import-target">
      <Field label={t('target.into')}>
        {(id) => (
          <Select
            id={id}
            options={into}
            value={region.tableId ?? ''}
            onChange={(value) =>
              onChange({
                tableId: value || null,
                tableName:
                  detail.tables.find((table) => table.id === value)?.name ?? newTableName(detail, plans, region),
              })
            }
          />
        )}
      </Field>
      <Field label={t('target.name')}>
        {(id) => (
          <Input
            id={id}
            value={region.tableName}
            maxLength={100}
            {...(region.tableId !== null && { disabled: true })}
            onChange={(event) => onChange({ tableName: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('target.use')}>
        {(id) => (
          <Select
            id={id}
            value={region.use}
            {...(region.tableId !== null && { disabled: true })}
            options={(['pricing', 'underwriting'] as const).map((value) => ({ value, label: t(`target.${value}`) }))}
            onChange={(use) => onChange({ use })}
          />
        )}
      </Field>
      <Field label={t('target.from')}>
        {(id) => (
          <Input
            id={id}
            type="date"
            value={region.effectiveFrom}
            onChange={({ target: { value: effectiveFrom } }) => {
              const [said = region] = startedOn([region], effectiveFrom)
              if (effectiveFrom) onChange({ effectiveFrom, mapping: said.mapping })
            }}
          />
        )}
      </Field>
    </div>
  )
}
