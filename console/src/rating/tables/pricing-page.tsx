import type { TableView } from '@coverwright/contract/rating/tables'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { CardsSkeleton, ErrorState } from '@coverwright/ui/page'
import { Plus, Power, Upload } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { type OpenedProduct, ProductFrame, settingsOf } from '../../design/products'
import { useScreens } from '../../platform/routes'
import { AskKeysCard } from './ask-keys-card'
import { FirstSteps } from './first-steps'
import { NewTableDialog } from './new-table-dialog'
import { TableCard } from './table-card'
import { useTables } from './use-tables'
import './tables.css'

/** Where the prices of a product come from: its tables. */
export function PricingPage() {
  const t = useTexts('tables')
  return (
    <ProductFrame head={{ title: t('list.title'), purpose: t('list.purpose') }}>
      {(opened) => <Tables opened={opened} />}
    </ProductFrame>
  )
}

function Tables({ opened }: { opened: OpenedProduct }) {
  const { product } = opened
  const t = useTexts('tables')
  const words = useErrorWords()
  const navigate = useNavigate()
  const screens = useScreens()
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useTables(product.id)
  if (error) return <ErrorState about={words(error)} onRetry={() => void refetch()} />
  if (!data) return <CardsSkeleton cards={6} />
  const mayWrite = product.may.includes('edit') || data.tables.some(({ may }) => may.includes('edit'))
  const canImport = screens.some(({ path }) => path === '/setting-page/import')
  const goImport = () => navigate(settingsOf(product.id, '/setting-page/import'))
  const pricing = data.tables.filter(({ use }) => use === 'pricing')
  const underwriting = data.tables.filter(({ use }) => use === 'underwriting')
  return (
    <>
      {mayWrite && (
        <div className="tables-bar">
          {canImport && (
            <Button type="primary" icon={<Upload size={15} />} onClick={goImport}>
              {t('list.import')}
            </Button>
          )}
          <Button icon={<Plus size={15} />} onClick={() => setAdding(true)}>
            {t('list.new')}
          </Button>
          {canImport &&
            waitingImports(data.tables).map(({ count, importId }) => (
              <Button
                key={importId}
                icon={<Power size={15} />}
                onClick={() =>
                  navigate(`${settingsOf(product.id, '/setting-page/import')}&import=${importId}&step=check`)
                }
              >
                {t('list.activateAll', { count })}
              </Button>
            ))}
        </div>
      )}
      <AskKeysCard opened={opened} onAdded={() => navigate(settingsOf(product.id, '/setting-page/recipe'))} />
      {data.tables.length === 0 && <FirstSteps />}
      {[
        { key: 'pricing', tables: pricing },
        { key: 'underwriting', tables: underwriting },
      ].map(
        ({ key, tables }) =>
          tables.length > 0 && (
            <section key={key} aria-label={t(`use.${key}`)} className="tables-group">
              <h2>{t(`use.${key}`)}</h2>
              <ul className="tables-cards">
                {tables.map((table) => (
                  <li key={table.id}>
                    <TableCard table={table} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {isAdding && <NewTableDialog product={product} onClose={() => setAdding(false)} />}
    </>
  )
}

/** Files of which several tables are still drafts: they are put in force together, where they came in. */
function waitingImports(tables: readonly TableView[]): { importId: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { versions } of tables) {
    const importId = versions[0]?.state === 'draft' ? versions[0].importId : null
    if (importId) counts.set(importId, (counts.get(importId) ?? 0) + 1)
  }
  return [...counts].flatMap(([importId, count]) => (count > 1 ? [{ importId, count }] : []))
}
