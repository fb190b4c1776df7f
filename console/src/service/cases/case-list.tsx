import { useFormats } from '@coverwright/ui/formats'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { Scale } from 'lucide-react'
import { useMemo } from 'react'
import { caseColumns } from './case-columns'
import { caseAt } from './case-words'
import { useCaseList } from './use-cases'
import './cases.css'

/** The queue: what waits for a person, and what was decided. */
export function CaseList() {
  const t = useTexts('cases')
  const formats = useFormats()
  const list = useCaseList()
  const columns = useMemo(() => caseColumns(t, formats), [t, formats])
  const products = list.result?.products.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <ListPage
      {...list}
      title={t('title')}
      purpose={t('purpose')}
      filters={{
        state: { label: t('column.state'), any: t('anyState'), says: (state) => t(`state.${state}`) },
        productId: { label: t('column.product'), any: t('anyProduct'), options: products },
        mine: { label: t('column.takenBy'), any: t('anybody'), says: (whose) => t(`whose.${whose}`) },
      }}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.number}
      rowHref={(row) => caseAt(row.id)}
      search={t('search')}
      countLabel={(count) => t('count', { count })}
      empty={{ picture: <Scale size={24} />, title: t('empty.title'), about: t('empty.about') }}
    />
  )
}
