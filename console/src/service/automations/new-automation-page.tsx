import { automationOperations as operations } from '@coverwright/contract/service/automations'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { EmptyState, Loaded, PageHeader } from '@coverwright/ui/page'
import { Zap } from 'lucide-react'
import { useProductId } from '../../design/products'
import { useMayCall } from '../../platform/me'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { AutomationEditor } from './automation-editor'
import { newAutomationOf } from './places'
import './automations.css'

/** A new automation of a product, `?product=…`, or of the first there is. It begins switched off. */
export function NewAutomationPage() {
  const t = useTexts('automations')
  const words = useErrorWords()
  const navigate = useNavigate()
  const productId = useProductId() ?? null
  const mayWrite = useMayCall(operations.create)
  return (
    <>
      <PageHeader title={t('edit.new')} purpose={t('edit.newPurpose')} />
      <Loaded asked={useOperation(operations.getChoices, { productId })} words={words}>
        {(choices) =>
          choices === null ? (
            <EmptyState picture={<Zap size={24} />} title={t('edit.noProduct')} about={t('edit.noProductAbout')} />
          ) : (
            <AutomationEditor
              key={choices.product.id}
              kept={null}
              choices={choices}
              mayWrite={mayWrite}
              head={
                <Field label={t('list.product')}>
                  {({ id }) => (
                    <select
                      id={id}
                      className="automation-select"
                      value={choices.product.id}
                      onChange={({ target }) => navigate(newAutomationOf(target.value))}
                    >
                      {choices.products.map((product) => (
                        <option key={product.id} value={product.id}>
                          {product.name}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
              }
            />
          )
        }
      </Loaded>
    </>
  )
}
