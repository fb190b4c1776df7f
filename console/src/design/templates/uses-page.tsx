import { templateOperations as operations, type TemplateUse } from '@coverwright/contract/design/templates'
import type { BuiltKind } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState, Loaded, PageHeader } from '@coverwright/ui/page'
import { Package } from 'lucide-react'
import { useOperation, useWrite } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import { useErrorWords } from '../../platform/words'
import { builderOf } from './places'
import './templates.css'

export const EmailUsesPage = () => <UsesPage kind="email" />
export const PdfUsesPage = () => <UsesPage kind="pdf" />

/** What each product sends at each moment, or makes on paper. */
function UsesPage({ kind }: { kind: BuiltKind }) {
  const t = useTexts('templates')
  const words = useErrorWords()
  const asked = useOperation(operations.listUses, { kind })
  return (
    <>
      <PageHeader title={t(`uses.title.${kind}`)} purpose={t(`uses.purpose.${kind}`)} />
      <Loaded asked={asked} words={words}>
        {({ rows, templates, may }) =>
          rows.length === 0 ? (
            <EmptyState picture={<Package size={24} />} title={t('uses.empty')} about={t(`uses.emptyAbout.${kind}`)} />
          ) : (
            <table className="templates-uses">
              <thead>
                <tr>
                  <th scope="col">{t('uses.product')}</th>
                  <th scope="col">{t(`uses.moment.${kind}`)}</th>
                  <th scope="col">{t(`uses.sends.${kind}`)}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <UseRow
                    key={`${row.productId} ${row.moment}`}
                    kind={kind}
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

/** Some papers are made only where a product has a template for them. */
const isMadeAnyway = (moment: TemplateUse['moment']) => moment !== 'schedule' && moment !== 'certificate'

type RowProps = {
  kind: BuiltKind
  row: TemplateUse
  options: readonly { id: string; name: string }[]
  mayBind: boolean
}

function UseRow({ kind, row, options, mayBind }: RowProps) {
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
            aria-label={t(`uses.choose.${kind}`, { product: productName, moment: t(`moments.${moment}`) })}
            value={templateId ?? ''}
            disabled={!mayBind || bind.isPending}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{isMadeAnyway(moment) ? t(`uses.house.${kind}`) : t('uses.none')}</option>
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          {templateId && <Link href={builderOf(kind, templateId)}>{t('uses.open')}</Link>}
        </div>
      </td>
    </tr>
  )
}
