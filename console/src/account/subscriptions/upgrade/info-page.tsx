import { NOTHING } from '@coverwright/ui/formats'
import { Facts } from '@coverwright/ui/facts-list'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { StepButtons } from './step-buttons'
import { UpgradeFrame } from './upgrade-frame'

/** Who is billed, and which tax that brings. */
export function UpgradeInfoPage() {
  const t = useTexts('subscriptions')
  return (
    <UpgradeFrame step="company">
      {({ company: { name, place, address, email, tax } }) => (
        <>
          <div className="cw-card upgrade-card">
            <Facts
              facts={[
                { label: t('company.name'), value: name },
                { label: t('company.place'), value: place || NOTHING },
                { label: t('company.address'), value: address || NOTHING },
                { label: t('company.email'), value: email },
                {
                  label: t('company.tax'),
                  value:
                    tax.rate > 0
                      ? t('price.tax', { code: tax.code, rate: String(tax.rate / 100) })
                      : t('company.noTax'),
                },
              ]}
            />
          </div>
          <p className="upgrade-note">
            {t('company.wrong')}{' '}
            <Link className="cw-link" href="/company-profile">
              {t('company.edit')}
            </Link>
          </p>
          <StepButtons step="company" />
        </>
      )}
    </UpgradeFrame>
  )
}
