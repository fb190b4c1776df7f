import type { ImportDetail } from '@coverwright/contract/imports'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { ArrowRight, CircleCheck, ListOrdered, Power, ShieldCheck, TriangleAlert, Upload, Wrench } from 'lucide-react'
import { useState } from 'react'
import { ActivateImport } from './activate-import'
import { MadeTables, tableAt } from './made-tables'
import { ProblemList } from './problem-list'
import { importAt } from './use-imports'
import { faultsOf, type MadeTable, useMadeTables } from './use-made-tables'

/** What was made, what was left out and why, what is wrong with it, and the ways on. */
export function CheckStep({ detail }: { detail: ImportDetail }) {
  const t = useTexts('imports')
  const { import: file } = detail
  const made = useMadeTables(file.productId, file.results)
  const rows = file.results.reduce((sum, result) => sum + result.made, 0)
  const leftOut = file.results.reduce((sum, result) => sum + result.leftOut, 0)
  const isClean = leftOut === 0 && made.every((each) => faultsOf(each) === 0)
  return (
    <>
      <section className="cw-card import-done" data-clean={isClean}>
        {isClean ? <CircleCheck size={26} aria-hidden="true" /> : <TriangleAlert size={26} aria-hidden="true" />}
        <div>
          <h2>{t('check.made', { rows, tables: file.results.length })}</h2>
          <p>{leftOut === 0 ? t('check.clean') : t('check.leftOut', { count: leftOut })}</p>
          <FaultWords made={made} isWhole={leftOut === 0} />
          <DecidingWords plan={detail.plan} />
          {made.some(({ version }) => version?.state === 'draft') && <p className="import-help">{t('check.drafts')}</p>}
        </div>
        <Ways detail={detail} made={made} />
      </section>
      <MadeTables productId={file.productId} made={made} />
      {file.problemCount > 0 && <ProblemList detail={detail} />}
    </>
  )
}

/** What decides whom one accepts is in no recipe: it must be said where it goes, or it would do nothing in silence. */
function DecidingWords({ plan }: Pick<ImportDetail, 'plan'>) {
  const t = useTexts('imports')
  const { list } = useFormats()
  const names = plan.filter(({ isChosen, use }) => isChosen && use === 'underwriting').map(({ tableName }) => tableName)
  return names.length > 0 && <p>{t('check.decides', { names: list([...new Set(names)]) })}</p>
}

function FaultWords({ made, isWhole }: { made: readonly MadeTable[]; isWhole: boolean }) {
  const t = useTexts('imports')
  const faulty = made.filter((each) => faultsOf(each) > 0)
  const count = faulty.reduce((sum, each) => sum + faultsOf(each), 0)
  if (made.some(({ version, check }) => version && !check)) return <p aria-live="polite">{t('check.checking')}</p>
  const sound = isWhole ? t('check.sound') : t('check.soundButFor')
  return <p aria-live="polite">{count === 0 ? sound : t('check.faults', { count, tables: faulty.length })}</p>
}

function Ways({ detail: { import: file, plan }, made }: { detail: ImportDetail; made: readonly MadeTable[] }) {
  const t = useTexts('imports')
  const navigate = useNavigate()
  const [isActivating, setActivating] = useState(false)
  const drafts = made.filter(({ version }) => version?.state === 'draft')
  const faulty = drafts.find((each) => faultsOf(each) > 0)
  const chosen = plan.filter(({ isChosen }) => isChosen)
  const deciding = chosen.find(({ use }) => use === 'underwriting')
  const hasPrices = chosen.some(({ use }) => use === 'pricing')
  const mayChange = file.may.length > 0
  const to = (path: string) => () => navigate(`/setting-page/${path}?product=${file.productId}`)
  return (
    <div className="import-actions">
      {mayChange && (
        <Button icon={<Upload size={15} />} onClick={() => navigate(importAt(file.productId))}>
          {t('another')}
        </Button>
      )}
      <Button icon={<ArrowRight size={15} />} iconPlacement="end" onClick={to('pricing')}>
        {t('check.toTables')}
      </Button>
      {drafts.length > 0 && mayChange && (
        <Button icon={<Power size={15} />} onClick={() => setActivating(true)}>
          {t('activate.all', { count: drafts.length })}
        </Button>
      )}
      {deciding && mayChange && (
        <Button
          type={faulty || hasPrices ? 'default' : 'primary'}
          icon={<ShieldCheck size={15} />}
          onClick={to('underwriting')}
        >
          {t('check.underwriting', { name: deciding.tableName })}
        </Button>
      )}
      {hasPrices && mayChange && (
        <Button type={faulty ? 'default' : 'primary'} icon={<ListOrdered size={15} />} onClick={to('recipe')}>
          {t('check.recipe')}
        </Button>
      )}
      {faulty && mayChange && (
        <Button
          type="primary"
          icon={<Wrench size={15} />}
          onClick={() => navigate(tableAt(file.productId, faulty.result))}
        >
          {t('check.mend', { name: faulty.result.tableName })}
        </Button>
      )}
      {isActivating && <ActivateImport file={file} drafts={drafts} onClose={() => setActivating(false)} />}
    </div>
  )
}
