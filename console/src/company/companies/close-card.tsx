import type { CompanyProfile } from '@coverwright/contract/company/companies'
import { DEACTIVATED_KEPT_MONTHS } from '@coverwright/rules/company/companies'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { useToast } from '../../platform/toast'
import { signOut } from '../../platform/wire'
import { useCloseCompany } from './use-company'

/** The end of the company's account: the primary user's alone, and asked for by name. */
export function CloseCard({ company: { name } }: { company: CompanyProfile }) {
  const t = useTexts('companies')
  const withToast = useToast()
  const close = useCloseCompany()
  const months = DEACTIVATED_KEPT_MONTHS
  const ask = async () => {
    const isSure = await askFirst({
      about: 'act',
      title: t('close.ask', { name }),
      loses: [t('close.people'), t('close.products')],
      keeps: t('close.keeps', { months }),
      verb: t('close.verb'),
      typeName: name,
      isDanger: true,
    })
    if (isSure && (await withToast(() => close.mutateAsync({ companyName: name })))) await signOut()
  }
  return (
    <Card title={t('close.title')}>
      <div className="company-card">
        <p>{t('close.about', { months })}</p>
        <Button danger loading={close.isPending} onClick={() => void ask()}>
          {t('close.verb')}
        </Button>
      </div>
    </Card>
  )
}
