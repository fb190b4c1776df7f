import type { ImportDetail, RegionView, SheetView } from '@coverwright/contract/rating/imports'
import { Button } from '@coverwright/ui/button'
import { Check } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import { Plus } from 'lucide-react'
import { useErrorWords } from '../../platform/words'
import { AsideList } from './aside-list'
import { EdgeFields } from './edge-fields'
import { questionsOf } from './open-questions'
import type { Correction } from './use-edge-draft'
import { useCorrectRegion } from './use-imports'
import type { PlanDraft } from './use-plan'
import { whyNot } from './why-not'

type Props = { detail: ImportDetail; sheet: SheetView; place: number; plan: PlanDraft; correction: Correction }
type Edges = RegionView['edges']

/** The tables of a sheet: taken or not, and where they begin and end. */
export function RegionPanel({ detail, sheet, place, plan, correction }: Props) {
  const t = useTexts('imports')
  const words = useErrorWords()
  const { draft, regionId: open } = correction
  const correct = useCorrectRegion()
  const mayMap = detail.import.may.includes('map')
  const move = async (regionId: string | null, edges: Edges) => {
    const fresh = await correct.mutateAsync({ id: detail.import.id, sheet: place, regionId, edges }).catch(() => null)
    if (!fresh) return
    plan.take(fresh)
    correction.end()
  }
  const fields = draft && (
    <EdgeFields
      {...{ draft, sheet }}
      isBusy={correct.isPending}
      onLook={(edges) => void move(open ?? null, edges)}
      onCancel={correction.end}
    />
  )
  const toggle = (regionId: string | null, edges: Edges) =>
    open === regionId ? correction.end() : correction.begin(regionId, edges)
  return (
    <aside className="import-panel" aria-label={t('panel.title', { name: sheet.name })}>
      <h2>{t('panel.title', { name: sheet.name })}</h2>
      {sheet.regions.length === 0 && <p className="import-help">{t('panel.none')}</p>}
      <ul>
        {sheet.regions.map((region) => (
          <li key={region.id} className="cw-card import-region">
            <RegionSummary {...{ mayMap, place, plan, region }} isHidden={sheet.isHidden} />
            {mayMap && !region.scalars && (
              <Button
                type="link"
                size="small"
                aria-expanded={open === region.id}
                onClick={() => toggle(region.id, region.edges)}
              >
                {t('panel.correct')}
              </Button>
            )}
            {mayMap && !region.scalars && region.edges.header && (
              <Button
                type="link"
                size="small"
                loading={correct.isPending}
                onClick={() => void move(region.id, { ...region.edges, isTurned: !region.edges.isTurned })}
              >
                {t(region.edges.isTurned ? 'panel.upright' : 'panel.turn')}
              </Button>
            )}
            {open === region.id && fields}
          </li>
        ))}
      </ul>
      {mayMap && sheet.rowCount > 1 && sheet.width > 1 && (
        <Button
          type="dashed"
          block
          icon={<Plus size={15} />}
          aria-expanded={open === null}
          onClick={() => toggle(null, wholeOf(sheet))}
        >
          {t('panel.add')}
        </Button>
      )}
      {open === null && fields}
      {correct.error && (
        <p className="import-error" role="alert">
          {words(correct.error)}
        </p>
      )}
    </aside>
  )
}

const wholeOf = ({ rowCount, width }: SheetView): Edges => ({
  left: 0,
  right: width - 1,
  titles: null,
  header: { from: 0, to: 0 },
  body: { from: 1, to: rowCount - 1 },
  notes: null,
})

const isMoved = ({ edges, found }: RegionView) => found && JSON.stringify(found.edges) !== JSON.stringify(edges)

type SummaryProps = { region: RegionView; place: number; plan: PlanDraft; mayMap: boolean; isHidden: boolean }

function RegionSummary({ region, place, plan, mayMap, isHidden }: SummaryProps) {
  const t = useTexts('imports')
  const mine = plan.regions.find(({ sheet, regionId }) => sheet === place && regionId === region.id)
  const others = plan.regions.filter(({ stack, isChosen }) => isChosen && stack && stack === mine?.stack).length - 1
  const rows = region.scalars?.length ?? region.edges.body.to - region.edges.body.from + 1
  const asks = mine ? questionsOf(mine, region).filter(({ answer }) => answer === null).length : 0
  return (
    <>
      <Check
        isOn={mine?.isChosen ?? false}
        isDisabled={!mayMap}
        onChange={(isOn) => plan.change(place, region.id, { isChosen: isOn })}
      >
        <strong>{mine?.tableName || region.title}</strong>
      </Check>
      <p className="import-help cw-num">{t('panel.size', { rows, columns: region.columns.length })}</p>
      {mine?.isChosen && mine.stack && others > 0 && (
        <p className="import-help">{t('panel.stacked', { count: others })}</p>
      )}
      {mine?.mapping.cross && (
        <p className="import-help">{t('panel.cross', { name: mine.mapping.cross.title || t('panel.crossUnnamed') })}</p>
      )}
      {!mine?.isChosen && <p className="import-help">{t('panel.notTaken', { why: whyNot(region, isHidden) })}</p>}
      {region.scalars && (
        <p className="import-samples">
          {region.scalars.slice(0, 6).map(({ name, text, row }) => (
            <code key={row}>
              {name}: {text}
            </code>
          ))}
        </p>
      )}
      {mine?.isChosen && asks > 0 && <p className="import-warn">{t('panel.asks', { count: asks })}</p>}
      {mine && !region.scalars && (
        <AsideList
          found={region}
          region={mine}
          mayMap={mayMap}
          onChange={(patch) => plan.change(place, region.id, patch)}
        />
      )}
      {isMoved(region) && <p className="import-help">{t('panel.moved')}</p>}
      {!region.edges.header && !region.scalars && <p className="import-warn">{t('panel.noHeader')}</p>}
    </>
  )
}
