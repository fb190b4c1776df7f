import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { BodyProblems } from '../forms'
import { PeopleButton } from './people-button'
import { PreviewButton } from './preview-button'
import { ProductFrame } from './product-frame'
import { SetUpCards } from './set-up-cards'
import { SetUpProgress } from './set-up-progress'
import { editorAt, settingsOf } from './use-product'
import './products.css'
import './setting-page.css'

/** One product's settings: every part of it, how far it is, and what is missing. */
export function SettingPage() {
  const t = useTexts('products')
  return (
    <ProductFrame
      head={({ product, mayEdit }) => ({
        title: product.name,
        purpose: product.description || t('settings.purpose'),
        others: (
          <>
            <Link className="cw-link" href={settingsOf(product.id, '/editor')}>
              {t(mayEdit ? 'settings.editor' : 'settings.look')}
            </Link>
            <Link className="cw-link" href={settingsOf(product.id, '/designStudio')}>
              {t('settings.studio')}
            </Link>
            <Link className="cw-link" href={settingsOf(product.id, '/setting-page/languages')}>
              {t('settings.languages')}
            </Link>
            <Link className="cw-link" href={settingsOf(product.id, '/setting-page/history')}>
              {t('settings.history')}
            </Link>
            <PreviewButton id={product.id} name={product.name} />
            <PeopleButton product={product} />
          </>
        ),
      })}
    >
      {({ product, body }) => (
        <>
          <SetUpProgress product={product} body={body} />
          {product.state === 'unpublished' && product.may.includes('test') && <NotPublished productId={product.id} />}
          {body.state === 'draft' && (
            <BodyProblems body={body} editorAt={(...place) => editorAt(product.id, ...place)} />
          )}
          <SetUpCards productId={product.id} />
        </>
      )}
    </ProductFrame>
  )
}

/** What is published nowhere says so, with the way to it. */
function NotPublished({ productId }: { productId: string }) {
  const t = useTexts('products')
  return (
    <Note
      title={t('settings.notPublished')}
      action={{ label: t('action.publish'), href: settingsOf(productId, '/publishSettings') }}
    >
      {t('settings.publishAbout')}
    </Note>
  )
}
