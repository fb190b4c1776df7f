import type { PortfolioView } from '@coverwright/contract/rating/portfolios'
import { Button } from '@coverwright/ui/button'
import { askFirst } from '@coverwright/ui/confirm'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState, ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { BookOpen, Trash2 } from 'lucide-react'
import { useErrorWords } from '../../platform/words'
import { portfolioAt, useDeletePortfolio, usePortfolios } from './use-portfolios'

/** The books that are there, each with what it is in sum. */
export function PortfolioList({ productId }: { productId: string }) {
  const t = useTexts('portfolios')
  const words = useErrorWords()
  const { data, error, refetch } = usePortfolios(productId)
  return (
    <section aria-label={t('list.title')} className="portfolio-books">
      <h2>{t('list.title')}</h2>
      <div className="cw-card">
        {error && <ErrorState about={words(error)} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={3} />}
        {data?.portfolios.length === 0 && (
          <EmptyState picture={<BookOpen size={24} />} title={t('list.none')} about={t('list.noneAbout')} />
        )}
        {data && data.portfolios.length > 0 && (
          <ul>
            {data.portfolios.map((each) => (
              <BookLine key={each.id} book={each} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const tones: Record<PortfolioView['state'], Tone> = {
  reading: 'info',
  mapping: 'primary',
  converting: 'info',
  ready: 'success',
  failed: 'danger',
}

function BookLine({ book }: { book: PortfolioView }) {
  const t = useTexts('portfolios')
  const { date, number } = useFormats()
  const remove = useDeletePortfolio()
  const forget = async () => {
    const loses = [t('list.deleteLoses', { count: book.rowCount })]
    const title = t('list.deleteAsk', { name: book.name })
    if (await askFirst({ about: 'act', title, loses, verb: t('list.delete'), isDanger: true }))
      remove.mutate({ id: book.id })
  }
  return (
    <li>
      <BookOpen size={18} aria-hidden="true" />
      <Link className="portfolio-name" href={portfolioAt(book.productId, book.id)}>
        <span className="cw-cut">{book.name}</span>
        <span className="portfolio-about cw-num">
          {date(new Date(book.madeAt))}
          {book.rowCount > 0 && ` · ${t('list.policies', { count: number(book.rowCount) })}`}
          {book.problemCount > 0 && ` · ${t('list.leftOut', { count: number(book.problemCount) })}`}
        </span>
      </Link>
      <StateTag tone={tones[book.state]}>{t(`state.${book.state}`)}</StateTag>
      {book.may.includes('delete') && (
        <Button
          type="text"
          icon={<Trash2 size={15} />}
          aria-label={t('list.deleteOne', { name: book.name })}
          loading={remove.isPending}
          onClick={() => void forget()}
        />
      )}
    </li>
  )
}
