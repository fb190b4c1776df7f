import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { type OpenedProduct, ProductFrame } from '../../design/products'
import { useErrorWords } from '../../platform/words'
import { OnePortfolio } from './one-portfolio'
import { PortfolioList } from './portfolio-list'
import { UploadPortfolio } from './upload-portfolio'
import { useOpenPortfolio, usePortfolio } from './use-portfolios'
import './portfolios.css'

/** The policies that a company has of a product, for prices to be tried on. */
export function PortfoliosPage() {
  const t = useTexts('portfolios')
  return (
    <ProductFrame head={{ title: t('title'), purpose: t('purpose') }}>
      {(opened) => <Portfolios opened={opened} />}
    </ProductFrame>
  )
}

function Portfolios({ opened }: { opened: OpenedProduct }) {
  const id = useOpenPortfolio()
  const asked = usePortfolio(id)
  const words = useErrorWords()
  if (!id)
    return (
      <div className="portfolios">
        <UploadPortfolio opened={opened} />
        <PortfolioList productId={opened.product.id} />
      </div>
    )
  return (
    <Loaded asked={asked} words={words}>
      {(detail) => <OnePortfolio key={`${id} ${detail.portfolio.state}`} detail={detail} />}
    </Loaded>
  )
}
