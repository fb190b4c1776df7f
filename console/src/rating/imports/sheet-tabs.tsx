import type { ImportDetail } from '@coverwright/contract/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { importAt } from './use-imports'
import type { PlanDraft } from './use-plan'

type Props = { detail: ImportDetail; current: number; plan: PlanDraft }

/** One tab for each sheet of the file, with how many tables of it are taken. */
export function SheetTabs({ detail, current, plan }: Props) {
  const t = useTexts('imports')
  const { import: file, sheets } = detail
  return (
    <nav className="import-tabs" aria-label={t('sheets')}>
      {sheets.map((sheet, at) => {
        const taken = plan.regions.filter((region) => region.sheet === at && region.isChosen).length
        return (
          <Link
            key={sheet.name}
            href={importAt(file.productId, file.id, 'identify', { sheet: at, row: 0 })}
            className="import-tab"
            aria-current={at === current ? 'page' : undefined}
            data-empty={sheet.regions.length === 0}
          >
            <span className="cw-cut">{sheet.name}</span>
            {sheet.isHidden && <span className="import-tab-hidden">{t('hidden')}</span>}
            <span className="import-tab-count cw-num" title={t('taken', { taken, count: sheet.regions.length })}>
              {sheet.regions.length === 0 ? '–' : `${taken}/${sheet.regions.length}`}
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
