import type { ImportDetail, RegionPlan } from '@coverwright/contract/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { ActionButton, EmptyState } from '@coverwright/ui/page'
import { ArrowRight, TableProperties } from 'lucide-react'
import { ConfigProvider } from 'antd'
import { type MouseEvent, useState } from 'react'
import { useErrorWords, useSaveWords } from '../../platform/words'
import { problemName } from './problem-name'
import { tablesIn } from './stack-plan'
import { TableMapping } from './table-mapping'
import { importAt, useConvert, useImportPlace } from './use-imports'
import { type PlanDraft, usePlan } from './use-plan'
import './mapping.css'

const keyOf = ({ sheet, regionId }: { sheet: number; regionId: string }) => `${sheet}:${regionId}`

/** What each column means: suggested, with the reason, and changed with a click. */
export function MappingStep({ detail }: { detail: ImportDetail }) {
  const t = useTexts('imports')
  const navigate = useNavigate()
  const words = useErrorWords()
  const saveWords = useSaveWords()
  const place = useImportPlace()
  const plan = usePlan(detail)
  const convert = useConvert()
  const chosen = tablesIn(plan.regions)
  const [current, setCurrent] = useState(place.table ?? (chosen[0] ? keyOf(chosen[0]) : ''))
  const region = chosen.find((each) => keyOf(each) === current) ?? chosen[0]
  const { import: file } = detail
  const mayMap = file.may.includes('map')
  if (!region)
    return (
      <div className="cw-card">
        <EmptyState
          picture={<TableProperties size={24} />}
          title={t('mapping.none')}
          about={t('problem.nothingChosen')}
          action={{ label: t('mapping.back'), href: importAt(file.productId, file.id, 'identify') }}
        />
      </div>
    )
  const go = async () => {
    try {
      await plan.save()
      await convert.mutateAsync({ id: file.id })
      navigate(importAt(file.productId, file.id, 'convert'))
    } catch {
      // Said under the button.
    }
  }
  const unasked = chosen.reduce((sum, each) => sum + unaskedIn(each), 0)
  const [problem] = plan.problems
  const reason = problem ? t(`problem.${problemName(problem.code)}`, { title: problem.title }) : ''
  return (
    <>
      {mayMap && (
        <div className="import-bar" onClickCapture={onlyFirstClick}>
          <p className="import-help" aria-live="polite">
            {plan.isSaving
              ? t('mapping.saving')
              : plan.problems.length > 0
                ? t('mapping.problems', { count: plan.problems.length })
                : t('mapping.ready', { count: chosen.length })}
            {unasked > 0 && <span className="import-warn"> {t('mapping.unasked', { count: unasked })}</span>}
          </p>
          <ActionButton
            type="primary"
            action={{
              label: t('mapping.convert', { count: chosen.length }),
              icon: <ArrowRight size={15} />,
              isBusy: convert.isPending,
              onSelect: () => void go(),
              ...(reason && { blocked: reason }),
            }}
          />
        </div>
      )}
      {(convert.error || plan.error) && (
        <p className="import-error" role="alert">
          {convert.error ? words(convert.error) : saveWords(plan.error)}
        </p>
      )}
      <div className="import-mapping">
        <TableTabs regions={chosen} plan={plan} current={keyOf(region)} onChoose={setCurrent} detail={detail} />
        <ConfigProvider componentDisabled={!mayMap}>
          <TableMapping key={keyOf(region)} detail={detail} plan={plan} region={region} />
        </ConfigProvider>
      </div>
    </>
  )
}

/** The second of two quick clicks on the step before lands on this step's button, which stands in the same place. */
const onlyFirstClick = (event: MouseEvent) => {
  if (event.detail > 1) event.stopPropagation()
}

/** Matched columns that no question stands for yet. */
const unaskedIn = ({ mapping: { columns, cross, label } }: RegionPlan) =>
  columns.filter(({ role, source }) => (role === 'exact' || role === 'band') && !source).length +
  [cross, label].filter((each) => each && !each.source).length

type TabsProps = {
  regions: readonly RegionPlan[]
  plan: PlanDraft
  current: string
  onChoose: (key: string) => void
  detail: ImportDetail
}

function TableTabs({ regions, plan, current, onChoose, detail }: TabsProps) {
  const t = useTexts('imports')
  return (
    <nav className="import-tables" aria-label={t('mapping.tables')}>
      {regions.map((region) => {
        const key = keyOf(region)
        const sheets = plan.regions.filter(
          (each) => each === region || (each.stack && each.stack === region.stack && each.isChosen),
        )
        const keys = sheets.map(keyOf)
        const wrong = plan.problems.filter((problem) => keys.includes(keyOf(problem))).length
        return (
          <button
            key={key}
            type="button"
            className="import-table-tab"
            aria-pressed={key === current}
            onClick={() => onChoose(key)}
          >
            <span className="cw-cut">{region.tableName || t('mapping.unnamed')}</span>
            <span className="import-table-sheet cw-cut">
              {sheets.length > 1 ? t('stack.count', { count: sheets.length }) : detail.sheets[region.sheet]?.name}
            </span>
            {wrong > 0 && <span className="import-table-wrong cw-num">{wrong}</span>}
          </button>
        )
      })}
    </nav>
  )
}
