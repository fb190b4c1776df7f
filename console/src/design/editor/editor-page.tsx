import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, Loaded } from '@coverwright/ui/page'
import { Package } from 'lucide-react'
import { RefusedCall } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { InDraft, useOpenedProduct, useProductId } from '../products'
import { FormEditor } from './form-editor'
import './editor.css'
import './panel.css'
import './preview-pane.css'

/** The smart form editor, over the whole screen: `?product=…`. */
export function EditorPage() {
  const t = useTexts('editor')
  const id = useProductId()
  const asked = useOpenedProduct(id)
  const words = useErrorWords()
  const { error } = asked
  if (!id || (error instanceof RefusedCall && error.code === 'products.notFound'))
    return (
      <EmptyState
        picture={<Package size={24} />}
        title={t('gone.title')}
        about={t('gone.about')}
        action={{ label: t('gone.choose'), href: '/project' }}
      />
    )
  return (
    <Loaded asked={asked} words={words}>
      {(opened) => (
        <InDraft body={opened.body}>
          <FormEditor key={`${opened.product.id} ${opened.body.id}`} {...opened} />
        </InDraft>
      )}
    </Loaded>
  )
}
