import { type InsuranceType, insuranceTypes, type ProductSize, productSizes } from '@coverwright/rules/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { PageHeader } from '@coverwright/ui/page'
import { Segments } from '@coverwright/ui/segments'
import { useState } from 'react'
import { TemplateList } from './template-list'

/** Designs to start from, by what they insure; each can be tried where it stands. */
export function GalleryPage() {
  const t = useTexts('designs')
  const kinds = useTexts('products')
  const [type, setType] = useState<InsuranceType | 'all'>('all')
  const [size, setSize] = useState<ProductSize>('standard')
  return (
    <>
      <PageHeader title={t('gallery.title')} purpose={t('gallery.purpose')} />
      <div className="gallery-bar">
        <Segments
          label={kinds('field.size')}
          value={size}
          onChange={setSize}
          options={productSizes.map((value) => ({ value, label: kinds(`size.${value}`) }))}
        />
        <Segments
          label={t('field.type')}
          value={type}
          onChange={setType}
          options={(['all', ...insuranceTypes.filter((each) => each !== 'other')] as const).map((value) => ({
            value,
            label: value === 'all' ? t('gallery.all') : kinds(`type.${value}`),
          }))}
        />
      </div>
      <TemplateList size={size} type={type} />
    </>
  )
}
