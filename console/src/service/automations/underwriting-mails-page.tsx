import { templateOperations } from '@coverwright/contract/design/templates'
import { automationOperations as operations, type UnderwritingMail } from '@coverwright/contract/service/automations'
import { Switch } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState, Loaded, PageHeader } from '@coverwright/ui/page'
import { Mail } from 'lucide-react'
import { useProductId } from '../../design/products'
import { useMayCall } from '../../platform/me'
import { useOperation, useWrite } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import { useErrorWords } from '../../platform/words'
import './automations.css'

/** What underwriting writes to buyers, of all products or of one (`?product=…`): which email, and whether at all. */
export function UnderwritingMailsPage() {
  const t = useTexts('automations')
  const words = useErrorWords()
  const productId = useProductId()
  return (
    <>
      <PageHeader title={t('mails.title')} purpose={t('mails.purpose')} />
      <Loaded asked={useOperation(operations.listUnderwritingMails, {})} words={words}>
        {({ rows, templates, may }) => {
          const shown = rows.filter((row) => !productId || row.productId === productId)
          if (shown.length === 0)
            return <EmptyState picture={<Mail size={24} />} title={t('edit.noProduct')} about={t('mails.none')} />
          return (
            <div className="cw-card automation-mails">
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('list.product')}</th>
                    <th scope="col">{t('mails.moment')}</th>
                    <th scope="col">{t('mails.sends')}</th>
                    <th scope="col">{t('list.state')}</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map((row) => (
                    <MailRow
                      key={`${row.productId} ${row.moment}`}
                      row={row}
                      templates={templates}
                      maySilence={may.includes('silence')}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

type RowProps = { row: UnderwritingMail; templates: readonly { id: string; name: string }[]; maySilence: boolean }

function MailRow({ row, templates, maySilence }: RowProps) {
  const t = useTexts('automations')
  const withToast = useToast()
  const mayBind = useMayCall(templateOperations.bind)
  const changed = { refreshes: [operations.listUnderwritingMails] }
  const [bind, silence] = [
    useWrite(templateOperations.bind, changed),
    useWrite(operations.silenceUnderwritingMail, changed),
  ]
  const { productId, productName, moment, templateId, isOn } = row
  const said = { text: t('mails.saved', { product: productName }) }
  const name = { product: productName, moment: t(`mails.moments.${moment}`) }
  return (
    <tr>
      <th scope="row">{productName}</th>
      <td>{t(`mails.moments.${moment}`)}</td>
      <td>
        <select
          className="automation-select"
          aria-label={t('mails.choose', name)}
          value={templateId ?? ''}
          disabled={!mayBind || bind.isPending}
          onChange={({ target: { value } }) =>
            void withToast(() => bind.mutateAsync({ productId, moment, templateId: value || null }), said)
          }
        >
          <option value="">{t(moment === 'quoteReferred' ? 'mails.nothing' : 'mails.standard')}</option>
          {templates.map(({ id, name: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>{' '}
        <Link
          href={
            templateId
              ? `/email-template-create?template=${templateId}`
              : `/email-system-template-create?mail=${moment}`
          }
        >
          {t(templateId ? 'mails.preview' : 'mails.system')}
        </Link>
      </td>
      <td>
        <Switch
          isOn={isOn}
          isDisabled={!maySilence || silence.isPending}
          label={t('mails.switch', name)}
          onChange={(on) => void withToast(() => silence.mutateAsync({ productId, moment, isOn: on }), said)}
        />
      </td>
    </tr>
  )
}
