import type { ProductConnectors as View } from '@coverwright/contract/rating/connectors'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState, Loaded } from '@coverwright/ui/page'
import { Plug, Plus } from 'lucide-react'
import type { NameOffer } from '../../design/logic'
import { DraftBar } from '../../platform/draft'
import { useErrorWords } from '../../platform/words'
import { type OpenedProduct, ProductFrame } from '../../design/products'
import { namesOfBody } from './names-of-body'
import { UseCard } from './use-card'
import { useProductConnectors } from './use-connectors'
import { useUsesDraft } from './use-uses-draft'
import './connectors.css'

/** What one product asks of connectors: when, with what, and which of its data names the answers feed. */
export function ProductConnectors() {
  const t = useTexts('connectors')
  return (
    <ProductFrame head={{ title: t('product.title'), purpose: t('product.purpose') }}>
      {(opened) => <Opened opened={opened} />}
    </ProductFrame>
  )
}

function Opened({ opened }: { opened: OpenedProduct }) {
  return (
    <Loaded asked={useProductConnectors(opened.product.id)} words={useErrorWords()}>
      {(view) => <Uses key={opened.product.id} view={view} opened={opened} />}
    </Loaded>
  )
}

function Uses({ view, opened }: { view: View; opened: OpenedProduct }) {
  const t = useTexts('connectors')
  const { uses, problems, drafting, words, ...acts } = useUsesDraft(view)
  const mayEdit = view.may.includes('edit')
  const offers: NameOffer[] = namesOfBody(opened.body.body)
  const add = () => {
    const [first] = view.connectors
    if (first) acts.add({ id: crypto.randomUUID(), connectorId: first.id, when: '', inputs: {}, outputs: {} })
  }
  if (view.connectors.length === 0)
    return (
      <div className="cw-card">
        <EmptyState
          picture={<Plug size={24} />}
          title={t('product.noConnectors')}
          about={t('product.noConnectorsAbout')}
          action={{ label: t('list.create'), href: '/apiConnector' }}
        />
      </div>
    )
  return (
    <div className="connector-main">
      {uses.length === 0 && <p className="cw-card connector-empty">{t('product.none')}</p>}
      {uses.map((use) => (
        <UseCard
          key={use.id}
          use={use}
          view={view}
          body={opened.body}
          offers={offers}
          isReadOnly={!mayEdit}
          problems={problems.filter(({ where }) => where === use.id)}
          onChange={acts.put}
          onRemove={() => acts.remove(use.id)}
        />
      ))}
      {mayEdit && (
        <div className="connector-acts">
          <Button icon={<Plus />} onClick={add}>
            {t('product.add')}
          </Button>
        </div>
      )}
      <p className="connector-lead">
        {t('product.then')}
        <br />
        <Link className="cw-link" href={`/setting-page/recipe?product=${view.productId}`}>
          {t('product.toRecipe')}
        </Link>
        {' · '}
        <Link className="cw-link" href={`/setting-page/underwriting?product=${view.productId}`}>
          {t('product.toUnderwriting')}
        </Link>
      </p>
      <DraftBar draft={drafting} words={words} saved={t('product.saved')} />
    </div>
  )
}
