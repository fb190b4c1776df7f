import { templateOperations as operations, type TemplateUse } from '@coverwright/contract/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState, Loaded, PageHeader } from '@coverwright/ui/page'
import { Package } from 'lucide-react'
import { useOperation, useWrite } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import { useErrorWords } from '../../platform/words'
import { builderOf } from './places'
import './templates.css'

/** What each product sends at each moment. */
export function UsesPage() {
  const t = useTexts('templates')
  const words = useErrorWords()
  const asked = useOperation(operations.listUses, {})
  return (
    <>
      <PageHeader title={t('uses.title')} purpose={t('uses.purpose')} />
      <Loaded asked={asked} words={words}>
        {({ rows, templates, may }) =>
          rows.length === 0 ? (
            <EmptyState picture={<Package size={24} />} title={t('uses.empty')} about={t('uses.emptyAbout')} />
          ) : (
            <table className="templates-uses">
              <thead>
                <tr>
                  <th scope="col">{t('uses.product')}</th>
                  <th scope="col">{t('uses.moment')}</th>
                  <th scope="col">{t('uses.sends')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <UseRow
                    key={`${row.productId} ${row.moment}`}
                    row={row}
                    options={templates.map(({ id, name }) => ({ id, name }))}
                    mayBind={may.includes('bind')}
                  />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </>
  )
}

type RowProps = { row: TemplateUse; options: readonly { id: string; name: string }[]; mayBind: boolean }

function UseRow({ row, options, mayBind }: RowProps) {
  const t = useTexts('templates')
  const withToast = useToast()
  const bind = useWrite(operations.bind, { refreshes: [operations.listUses, operations.list] })
  const { productId, productName, moment, templateId } = row
  const choose = (chosen: string) =>
    void withToast(() => bind.mutateAsync({ productId, moment, templateId: chosen === '' ? null : chosen }), {
      text: t('uses.saved', { product: productName }),
    })
  return (
    <tr>
      <th scope="row">{productName}</th>
      <td>{t(`moments.${moment}`)}</td>
      <td>
        <div className="templates-use">
          <select
            className="templates-select"
            aria-label={t('uses.choose', { product: productName, moment: t(`moments.${moment}`) })}
            value={templateId ?? ''}
            disabled={!mayBind || bind.isPending}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{t('uses.house')}</option>
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          {templateId && <Link href={builderOf(templateId)}>{t('uses.open')}</Link>}
        </div>
      </td>
    </tr>
  )
}
