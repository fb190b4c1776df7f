import type { PolicyView } from '@coverwright/contract/selling/policies'
import { Card } from '@coverwright/ui/card'
import { Facts } from '@coverwright/ui/facts-list'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

export function HolderCard({ policy: { holder } }: { policy: PolicyView }) {
  const t = useTexts('policies')
  const { date } = useFormats()
  return (
    <Card title={t('holder.title')}>
      <div className="policy-facts">
        <Facts
          facts={[
            { label: t('holder.name'), value: holder.name || t('holder.erased') },
            { label: t('holder.email'), value: holder.email, copies: true },
            { label: t('holder.phone'), value: holder.phone, copies: true },
            holder.bornDate !== null && { label: t('holder.born'), value: date(holder.bornDate) },
            { label: t('holder.language'), value: t(`language.${holder.language}`) },
          ]}
        />
      </div>
    </Card>
  )
}
