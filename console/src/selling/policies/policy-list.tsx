import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { ListPage, type StateTab } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { Hash, ShieldCheck } from 'lucide-react'
import { useMemo } from 'react'
import { policyColumns } from './policy-columns'
import { policyAt } from './policy-words'
import { usePolicyList } from './use-policies'
import './policies.css'

/** Every policy there is, found as one types. */
export function PolicyList({ tabs }: { tabs: StateTab[] }) {
  const t = useTexts('policies')
  const formats = useFormats()
  const navigate = useNavigate()
  const list = usePolicyList()
  const columns = useMemo(() => policyColumns(t, formats), [t, formats])
  const products = list.result?.products.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <ListPage
      {...list}
      title={t('title')}
      purpose={t('purpose')}
      others={
        <Button icon={<Hash />} onClick={() => navigate('/setting/policy-numbers')}>
          {t('numbers')}
        </Button>
      }
      tabs={tabs}
      filters={{
        state: { label: t('column.state'), any: t('anyState'), says: (state) => t(`state.${state}`) },
        productId: { label: t('column.product'), any: t('anyProduct'), options: products },
        tests: { label: t('tests.label'), any: t('tests.none'), says: (which) => t(`tests.${which}`) },
      }}
      columns={columns}
      rowKey={(policy) => policy.id}
      rowName={(policy) => policy.number}
      rowHref={(policy) => policyAt(policy.id)}
      search={t('search')}
      countLabel={(count) => t('count', { count })}
      empty={{ picture: <ShieldCheck size={24} />, title: t('empty.title'), about: t('empty.about') }}
    />
  )
}
