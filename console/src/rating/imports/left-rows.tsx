import type { ImportDetail, RegionPlan } from '@coverwright/contract/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { Link, useNavigate } from '@coverwright/ui/navigation'
import { useErrorWords } from '../../platform/words'
import { AsideList } from './aside-list'
import { importAt, remember, useConvert, useSaveMapping } from './use-imports'

/** Every row of the sheets that is in none of the tables, with its cells; a press takes it and makes the tables anew. */
export function LeftRows({ detail }: { detail: ImportDetail }) {
  const t = useTexts('imports')
  const words = useErrorWords()
  const taking = useTaking(detail)
  const { import: file, plan, sheets } = detail
  const chosen = plan.filter(({ isChosen }) => isChosen)
  const left = chosen.flatMap((region) => {
    const found = sheets[region.sheet]?.regions.find(({ id }) => id === region.regionId)
    return found?.asides?.some(({ row }) => !region.mapping.taken?.includes(row)) ? [{ found, region }] : []
  })
  const mayMap = file.may.includes('map')
  if (left.length === 0) return null
  return (
    <section className="cw-card import-left-rows" aria-label={t('check.leftRows')}>
      <h2>{t('check.leftRows')}</h2>
      {mayMap && <p className="import-help">{t('check.takeAbout')}</p>}
      {taking.error && (
        <p className="import-error" role="alert">
          {words(taking.error)}
        </p>
      )}
      {left.map(({ found, region }) => (
        <div key={`${region.sheet}:${region.regionId}`}>
          <p>
            <strong>{region.tableName}</strong>{' '}
            {mayMap && (
              <Link
                className="cw-link"
                href={importAt(file.productId, file.id, 'mapping', { table: `${region.sheet}:${region.regionId}` })}
              >
                {t('check.takeRows')}
              </Link>
            )}
          </p>
          <AsideList
            found={found}
            region={region}
            mayMap={mayMap}
            isOpen
            isBusy={taking.isBusy}
            onChange={(patch) => void taking.take(region, patch)}
          />
        </div>
      ))}
    </section>
  )
}

/** Saves what was said and converts again, as from the mapping. */
function useTaking({ import: file, plan }: ImportDetail) {
  const navigate = useNavigate()
  const save = useSaveMapping()
  const convert = useConvert()
  const take = async (region: RegionPlan, patch: Partial<RegionPlan>) => {
    try {
      const saved = await save.mutateAsync({
        id: file.id,
        plan: plan.map((each) => (each === region ? { ...each, ...patch } : each)),
      })
      remember(file.id, saved)
      await convert.mutateAsync({ id: file.id })
      navigate(importAt(file.productId, file.id, 'convert'))
    } catch {
      // Said above the rows.
    }
  }
  return { take, isBusy: save.isPending || convert.isPending, error: save.error ?? convert.error }
}
