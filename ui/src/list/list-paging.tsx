import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFormats } from '../formats'
import { useTexts } from '../locales'
import { changeSize } from './list-changes'
import { pageSizes, type ListState } from './list-state'

type Props = {
  value: ListState
  total: number
  isMore?: boolean
  onChange: (next: ListState) => void
  onPage: (page: number) => void
}

export function ListPaging({ value, total, isMore = false, onChange, onPage }: Props) {
  const t = useTexts('ui')
  const { number, range } = useFormats()
  const pages = Math.max(1, Math.ceil(total / value.size))
  const from = (value.page - 1) * value.size + 1
  const to = Math.min(total, value.page * value.size)
  const all = `${number(total)}${isMore ? '+' : ''}`
  if (total <= pageSizes[0] && value.page === 1) return null
  return (
    <nav className="cw-paging cw-num" aria-label={t('list.pages')}>
      <span>{t('list.range', { range: range(number(from), number(to)), total: all })}</span>
      <label className="cw-paging-size">
        <span>{t('list.perPage')}</span>
        <select value={value.size} onChange={(event) => onChange(changeSize(value, Number(event.target.value)))}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="cw-icon-button"
        aria-label={t('list.pageBefore')}
        disabled={value.page <= 1}
        onClick={() => onPage(value.page - 1)}
      >
        <ChevronLeft />
      </button>
      <span>{t('list.page', { page: number(value.page), pages: number(pages) })}</span>
      <button
        type="button"
        className="cw-icon-button"
        aria-label={t('list.pageAfter')}
        disabled={value.page >= pages}
        onClick={() => onPage(value.page + 1)}
      >
        <ChevronRight />
      </button>
    </nav>
  )
}
