import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ProductFrame } from '../../design/products'
import { AddTestsDialog } from './add-tests-dialog'
import { TestList } from './test-list'
import { type TablesTried, useExportTests } from './use-product-tests'
import './impact.css'

/** Customers who must go on getting the price and decision that they get: what a change must not break unnoticed. */
export function TestsPage() {
  const t = useTexts('product-tests')
  const [isAdding, setAdding] = useState(false)
  const [tables, setTables] = useState<TablesTried>('newest')
  return (
    <ProductFrame
      head={({ product }) => ({
        title: t('tests.title'),
        purpose: t('tests.purpose'),
        others: (
          <span className="tests-acts">
            <ExportTests product={product} />
            {product.may.includes('edit') && (
              <Button type="primary" onClick={() => setAdding(true)}>
                {t('tests.add')}
              </Button>
            )}
          </span>
        ),
      })}
    >
      {(opened) => (
        <>
          <TestList opened={opened} tables={tables} onTables={setTables} onAdd={() => setAdding(true)} />
          {isAdding && <AddTestsDialog opened={opened} onClose={() => setAdding(false)} />}
        </>
      )}
    </ProductFrame>
  )
}

function ExportTests({ product }: { product: { id: string; name: string } }) {
  const t = useTexts('product-tests')
  const download = useExportTests(product)
  return (
    <Button icon={<Download size={16} />} onClick={() => void download()}>
      {t('impact.export')}
    </Button>
  )
}
