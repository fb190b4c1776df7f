import type { ImportDetail } from '@coverwright/contract/rating/imports'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { ArrowRight, CircleCheck, ListOrdered, Power, TriangleAlert, Upload, Wrench } from 'lucide-react'
import { useState } from 'react'
import { ActivateImport } from './activate-import'
import { LeftRows } from './left-rows'
import { LeftTables } from './left-tables'
import { LeftTexts } from './left-texts'
import { MadeTables, tableAt } from './made-tables'
import { ProblemList } from './problem-list'
import { PutButton } from './put-button'
import { TurnedAway } from './turned-away'
import { figuresInTexts } from './text-figures'
import { importAt } from './use-imports'
import {
  faultsOf,
  isLeftOut,
  isNothingNew,
  isSound,
  looksOf,
  type MadeTable,
  rowsOf,
  sumOf,
  useMadeTables,
} from './use-made-tables'

/** What was made, what was left out and why, what is wrong with it, and the ways on. */
export function CheckStep({ detail }: { detail: ImportDetail }) {
  const t = useTexts('imports')
  const { import: file } = detail
  const made = useMadeTables(file.productId, file.results)
  const rows = sumOf(made, rowsOf)
  const leftOut = sumOf(made, ({ result }) => result.leftOut)
  const noted = sumOf(made, ({ result }) => result.noted)
  const texts = figuresInTexts(detail.sheets)
  const isClean = leftOut === 0 && made.every(isSound)
  return (
    <>
      <section className="cw-card import-done" data-clean={isClean}>
        {isClean ? <CircleCheck size={26} aria-hidden="true" /> : <TriangleAlert size={26} aria-hidden="true" />}
        <div>
          <h2>{t('check.made', { rows, tables: file.results.length })}</h2>
          <p>
            {leftOut === 0
              ? t(noted === 0 ? 'check.clean' : 'check.cleanRates')
              : t('check.leftOut', { count: leftOut })}
          </p>
          {noted > 0 && <p>{t('check.noted', { count: noted })}</p>}
          {texts > 0 && <p>{t('check.texts', { count: texts })}</p>}
          <FaultWords made={made} isWhole={leftOut === 0} />
          <DecidingWords made={made} />
          <TurnedAway productId={file.productId} made={made} mayChange={file.may.length > 0} />
          {made.length > 0 && made.every(isNothingNew) && <p role="status">{t('check.nothingNew')}</p>}
          {made.some(({ version }) => version?.state === 'draft') && <p className="import-help">{t('check.drafts')}</p>}
        </div>
        <Ways detail={detail} made={made} />
      </section>
      <MadeTables productId={file.productId} made={made} />
      <LeftRows detail={detail} />
      <LeftTables detail={detail} />
      <LeftTexts detail={detail} />
      {file.problemCount > 0 && <ProblemList detail={detail} />}
    </>
  )
}

/** What decides whom one accepts is in no recipe: it must be said where it goes, or it would do nothing in silence. */
function DecidingWords({ made }: { made: readonly MadeTable[] }) {
  const t = useTexts('imports')
  const { list } = useFormats()
  const names = made.filter(isLeftOut).map(({ result }) => result.tableName)
  return names.length > 0 && <p>{t('check.decides', { names: list(names) })}</p>
}

function FaultWords({ made, isWhole }: { made: readonly MadeTable[]; isWhole: boolean }) {
  const t = useTexts('imports')
  const tablesWith = (count: (each: MadeTable) => number) => made.filter((each) => count(each) > 0).length
  const [count, look] = [sumOf(made, faultsOf), sumOf(made, looksOf)]
  if (made.some(({ version, check }) => version && !check)) return <p aria-live="polite">{t('check.checking')}</p>
  const said = () => {
    if (count > 0) return t('check.faults', { count, look, tables: tablesWith(faultsOf) })
    if (look > 0) return t('check.look', { look, tables: tablesWith(looksOf) })
    return isWhole ? t('check.sound') : t('check.soundButFor')
  }
  return <p aria-live="polite">{said()}</p>
}

function Ways({ detail: { import: file, plan }, made }: { detail: ImportDetail; made: readonly MadeTable[] }) {
  const t = useTexts('imports')
  const { list } = useFormats()
  const navigate = useNavigate()
  const [isActivating, setActivating] = useState(false)
  const drafts = made.filter(({ version }) => version?.state === 'draft')
  const faulty = drafts.find((each) => faultsOf(each) > 0) ?? drafts.find((each) => !isSound(each))
  const deciding = made.filter(isLeftOut)
  const hasPrices = plan.some(({ isChosen, use }) => isChosen && use === 'pricing')
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
      {deciding.length > 0 && mayChange && (
        <PutButton
          tables={deciding.flatMap(({ table }) => table ?? [])}
          productId={file.productId}
          isFirst={!faulty && !hasPrices}
        >
          {t('check.underwriting', { name: list(deciding.map(({ result }) => result.tableName)) })}
        </PutButton>
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
