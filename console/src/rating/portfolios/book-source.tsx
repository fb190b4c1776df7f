import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Select } from 'antd'
import { MADE_UP, portfolioAt, type useBookChoice } from './use-portfolios'
import './portfolios.css'

type Props = { productId: string; choice: ReturnType<typeof useBookChoice> }

/** Says whose customers these are, and lets somebody choose others; without a book it leads to where one is uploaded. */
export function BookSource({ productId, choice: { ready, portfolio, choose } }: Props) {
  const t = useTexts('portfolios')
  const { number } = useFormats()
  const options = ready.map(({ id, name, rowCount }) => ({
    value: id,
    label: t('source.book', { name, count: number(rowCount) }),
  }))
  return (
    <div className="book-source">
      {ready.length > 0 && (
        <Select
          aria-label={t('source.label')}
          value={portfolio?.id ?? MADE_UP}
          options={[...options, { value: MADE_UP, label: t('source.madeUp') }]}
          onChange={choose}
          popupMatchSelectWidth={false}
        />
      )}
      <p>
        {portfolio ? t('source.bookAbout') : t('source.madeUpAbout')}{' '}
        <Link className="cw-link" href={portfolioAt(productId)}>
          {t(ready.length > 0 ? 'source.manage' : 'source.upload')}
        </Link>
      </p>
    </div>
  )
}
