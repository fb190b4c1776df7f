import type { BodyView, ProductView } from '@coverwright/contract/design/products'
import type { TextPlace } from '@coverwright/rules/design/translations'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState, Loaded, type PageAction, PageHeader } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { ArrowLeft, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTellPlace } from '../../platform/place'
import { RefusedCall } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { DraftChooser } from './draft-chooser'
import { InDraft } from './in-draft'
import { RatingWays } from './rating-ways'
import { ReadOnlyNotice } from './read-only-notice'
import { settingsOf, useOpenedProduct, useProductId } from './use-product'
import './product-frame.css'

export type OpenedProduct = {
  product: ProductView
  body: BodyView
  /** Whom to ask, for somebody who may only look. */
  writers: readonly string[]
  /** Translations that are older than what they translate. */
  staleTexts: readonly TextPlace[]
  /** A draft, and this person may change it; otherwise everything is shown and nothing can be changed. */
  mayEdit: boolean
}

type Words = {
  title: string
  purpose?: ReactNode
  action?: PageAction | undefined
  others?: ReactNode
  /** What is shown is the product's, whichever version or draft is worked on. */
  isOfEveryVersion?: true
}
type Props = {
  /** What this screen is about; the whole header may depend on the product. */
  head: Words | ((opened: OpenedProduct) => Words)
  children: (opened: OpenedProduct) => ReactNode
}

/**
 * Around every screen of one product (`?product=…`): the way back and to its neighbours, the name, which version it is,
 * and why nothing can be changed where that is so. Opens the product and answers for it while it is loading, gone or refused.
 */
export function ProductFrame({ head, children }: Props) {
  const id = useProductId()
  const words = useErrorWords()
  const asked = useOpenedProduct(id)
  const { error } = asked
  if (!id || (error instanceof RefusedCall && error.code === 'products.notFound')) return <NoProduct />
  return (
    <Loaded asked={asked} words={words}>
      {(data) => <Opened opened={openedOf(data)} head={head} draw={children} />}
    </Loaded>
  )
}

const openedOf = ({ product, body, writers, staleTexts }: Omit<OpenedProduct, 'mayEdit'>): OpenedProduct => ({
  product,
  body,
  writers,
  staleTexts,
  mayEdit: product.may.includes('edit'),
})

type OpenedProps = { opened: OpenedProduct; head: Props['head']; draw: Props['children'] }

function Opened({ opened, head, draw }: OpenedProps) {
  const t = useTexts('products')
  const { product, body } = opened
  const isDraft = body.state === 'draft'
  useTellPlace({ label: product.name, href: settingsOf(product.id) })
  const { isOfEveryVersion, ...words } = typeof head === 'function' ? head(opened) : head
  const version = (
    <StateTag tone={isDraft ? 'info' : 'success'}>
      {t(isDraft ? 'version.draft' : 'version.frozen', { number: body.number })}
    </StateTag>
  )
  return (
    <>
      {words.title !== product.name && (
        <div className="product-top">
          <Link className="product-path cw-cut" href={settingsOf(product.id)}>
            <ArrowLeft size={14} />
            {product.name}
          </Link>
          <RatingWays productId={product.id} />
        </div>
      )}
      <PageHeader
        {...words}
        beside={
          isOfEveryVersion ? undefined : (
            <>
              {version}
              <DraftChooser body={body} />
            </>
          )
        }
      />
      {!opened.mayEdit && <ReadOnlyNotice product={product} writers={opened.writers} />}
      <InDraft body={body}>{draw(opened)}</InDraft>
    </>
  )
}

function NoProduct() {
  const t = useTexts('products')
  return (
    <div className="cw-card">
      <EmptyState
        picture={<Package size={24} />}
        title={t('frame.none')}
        about={t('frame.noneAbout')}
        action={{ label: t('frame.choose'), href: '/project' }}
      />
    </div>
  )
}
