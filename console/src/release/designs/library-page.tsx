import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, PageHeader } from '@coverwright/ui/page'
import { Segments } from '@coverwright/ui/segments'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { OwnProducts } from './own-products'
import { TemplateList } from './template-list'

const shelves = ['company', 'partners', 'system'] as const

/** Everything that a product can begin with: what the company made, what partners share, and what the house brings along. */
export function LibraryPage() {
  const t = useTexts('designs')
  const [shelf, setShelf] = useState<(typeof shelves)[number]>('company')
  return (
    <>
      <PageHeader title={t('library.title')} purpose={t('library.purpose')} />
      <Segments
        label={t('library.shelf')}
        value={shelf}
        onChange={setShelf}
        options={shelves.map((value) => ({ value, label: t(`library.${value}`) }))}
      />
      {shelf === 'company' && <OwnProducts />}
      {shelf === 'partners' && (
        <EmptyState
          picture={<Users size={24} />}
          title={t('library.noPartners')}
          about={t('library.noPartnersAbout')}
        />
      )}
      {shelf === 'system' && <TemplateList size="standard" type="all" />}
    </>
  )
}
