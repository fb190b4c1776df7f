import type { ImportDetail, SheetView } from '@coverwright/contract/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { ActionButton } from '@coverwright/ui/page'
import { ArrowRight } from 'lucide-react'
import { useErrorWords } from '../../platform/words'
import { FailedCard } from './failed-card'
import { RegionPanel } from './region-panel'
import { RunningCard } from './running-card'
import { SheetGrid } from './sheet-grid'
import { SheetTabs } from './sheet-tabs'
import { tablesIn } from './stack-plan'
import { useEdgeDraft } from './use-edge-draft'
import { importAt, useImportPlace } from './use-imports'
import { type PlanDraft, usePlan } from './use-plan'

/** The file as it looks, with what was found in it drawn over the cells; whatever is wrong is put right here. */
export function IdentifyStep({ detail }: { detail: ImportDetail }) {
  const t = useTexts('imports')
  const { import: file, sheets } = detail
  if (file.state === 'identifying')
    return <RunningCard file={file} title={t('identifying', { name: file.fileName })} about={t('identifyingAbout')} />
  if (sheets.length === 0) return <FailedCard file={file} />
  return <Found detail={detail} />
}

function Found({ detail }: { detail: ImportDetail }) {
  const t = useTexts('imports')
  const navigate = useNavigate()
  const words = useErrorWords()
  const place = useImportPlace()
  const plan = usePlan(detail)
  const { import: file, sheets } = detail
  const usual = Math.max(
    0,
    sheets.findIndex(({ regions }) => regions.length > 0),
  )
  const at = sheets[place.sheet] && (place.row !== null || place.sheet > 0) ? place.sheet : usual
  const sheet = sheets[at]
  const chosen = tablesIn(plan.regions).length
  const mayMap = file.may.includes('map')
  const go = async () => {
    try {
      await plan.save()
    } catch {
      // Said above the sheet.
      return
    }
    navigate(importAt(file.productId, file.id, 'mapping'))
  }
  return (
    <>
      <div className="import-bar">
        <Legend />
        <ActionButton
          type={mayMap ? 'primary' : 'default'}
          action={{
            label: mayMap ? t('toMapping', { count: chosen }) : t('seeMapping'),
            icon: <ArrowRight size={15} />,
            onSelect: () => void go(),
            ...(chosen === 0 && { blocked: t('problem.nothingChosen') }),
          }}
        />
      </div>
      {plan.error && (
        <p className="import-error" role="alert">
          {words(plan.error)}
        </p>
      )}
      <SheetTabs detail={detail} current={at} plan={plan} />
      {sheet && <OneSheet key={at} {...{ at, detail, plan, sheet }} row={place.row} />}
    </>
  )
}

type SheetProps = { detail: ImportDetail; plan: PlanDraft; sheet: SheetView; at: number; row: number | null }

/** A sheet and its tables; while edges are corrected, both show where they are now. */
function OneSheet({ detail, plan, sheet, at, row }: SheetProps) {
  const correction = useEdgeDraft(sheet)
  return (
    <div className="import-found">
      <SheetGrid importId={detail.import.id} place={at} {...{ correction, row, sheet }} />
      <RegionPanel place={at} {...{ correction, detail, plan, sheet }} />
    </div>
  )
}

const zones = ['title', 'header', 'body', 'notes'] as const

function Legend() {
  const t = useTexts('imports')
  return (
    <ul className="import-legend" aria-label={t('legend.label')}>
      {zones.map((zone) => (
        <li key={zone}>
          <span className="import-swatch" data-zone={zone} aria-hidden="true" />
          {t(`legend.${zone}`)}
        </li>
      ))}
    </ul>
  )
}
