import type { TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { ArrowRight, Power } from 'lucide-react'
import { useState } from 'react'
import { settingsOf } from '../../design/products'
import { ActivateDialog } from './activate-dialog'
import { countKey } from './check-counts'
import { nextStep } from './next-step'
import type { OpenSheet } from './open-sheet'
import { tableAt, useTables } from './use-tables'

type Props = { opened: OpenSheet; table: TableView; version: TableVersionView }

/** Leads on from a table that nothing is wrong with. */
export function NextButton({ opened, table, version }: Props) {
  const t = useTexts('tables')
  const navigate = useNavigate()
  const { data, isFetching } = useTables(table.productId)
  const [isKnown, setKnown] = useState(false)
  const [isActivating, setActivating] = useState(false)
  // What is kept from before may name a table that was mended since.
  if (data && !isFetching && !isKnown) setKnown(true)
  const next = data && isKnown ? nextStep(table, version, data.tables) : null
  if (!next) return null
  if (next.kind === 'activate')
    return (
      <>
        <Button type="primary" icon={<Power size={15} />} onClick={() => setActivating(true)}>
          {t('acts.activateTitle', { number: version.number })}
        </Button>
        {isActivating && (
          <ActivateDialog {...{ opened, table, version }} isDatesOnly={false} onClose={() => setActivating(false)} />
        )}
      </>
    )
  const { label, href } =
    next.kind === 'table'
      ? {
          label: t('next.table', { name: next.table.name, what: t(countKey(next.counts), { count: next.counts.all }) }),
          href: tableAt(table.productId, next.table.id, next.version.id),
        }
      : next.kind === 'import'
        ? {
            label: t('next.import'),
            href: `${settingsOf(table.productId, '/setting-page/import')}&import=${next.importId}&step=check`,
          }
        : { label: t(`next.${next.kind}`), href: settingsOf(table.productId, `/setting-page/${next.kind}`) }
  return (
    <Button type="primary" icon={<ArrowRight size={15} />} iconPlacement="end" onClick={() => navigate(href)}>
      {label}
    </Button>
  )
}
