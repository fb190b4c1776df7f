import type { MadeUpShares } from '@coverwright/contract/rating/portfolios'
import { type DecimalMark, isPercent, readTyped } from '@coverwright/rules/money'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Input } from 'antd'
import { ChartPie, Dices } from 'lucide-react'
import { useId, useState } from 'react'
import type { OpenedProduct } from '../../design/products'
import { BookSource, SharesDialog, type useBookChoice } from '../portfolios'

export type BookWanted = { count: number; seed: number; commission: number }
const SIZES = [1_000, 10_000, 100_000] as const

/** Who is in the book: the company's own policies, or so many made-up customers; and what the seller gets. */
type Props = {
  opened: OpenedProduct
  choice: ReturnType<typeof useBookChoice>
  shares: MadeUpShares
  value: BookWanted
  onChange: (next: BookWanted) => void
}

export function BookSettings({ opened, choice, shares, value, onChange }: Props) {
  const t = useTexts('product-tests')
  const { number, decimal, decimalMark } = useFormats()
  const [commission, setCommission] = useState(decimal(String(value.commission)))
  const isWrong = percentOf(commission, decimalMark) === null
  const write = (typed: string) => {
    setCommission(typed)
    const percent = percentOf(typed, decimalMark)
    if (percent !== null) onChange({ ...value, commission: percent })
  }
  const id = useId()
  const [isDividing, setDividing] = useState(false)
  const isMadeUp = choice.portfolio === null
  return (
    <Card title={t('book.title')}>
      <div className="impact-fields">
        <BookSource productId={opened.product.id} choice={choice} />
        {isMadeUp && (
          <div className="impact-field">
            <span className="impact-label">{t('book.size')}</span>
            <Segments
              label={t('book.size')}
              options={SIZES.map((size) => ({ value: String(size), label: number(size) }))}
              value={String(value.count)}
              onChange={(size) => onChange({ ...value, count: Number(size) })}
            />
          </div>
        )}
        <div className="impact-field">
          <label className="impact-label" htmlFor={id}>
            {t('book.commission')}
          </label>
          <Input
            id={id}
            inputMode="decimal"
            value={commission}
            suffix="%"
            {...(isWrong ? { status: 'error' as const, 'aria-invalid': true } : {})}
            onChange={(event) => write(event.target.value)}
          />
          {isWrong && (
            <p className="tests-wrong" role="alert">
              {t(readTyped(commission, decimalMark) ? 'percentRange' : 'notFigure', { example: decimal('12.5') })}
            </p>
          )}
        </div>
        {isMadeUp && (
          <div className="impact-made-up">
            <Button icon={<Dices size={14} />} onClick={() => onChange({ ...value, seed: value.seed + 100 })}>
              {t('book.others')}
            </Button>
            {opened.product.may.length > 0 && (
              <Button icon={<ChartPie size={14} />} onClick={() => setDividing(true)}>
                {t('book.shares')}
              </Button>
            )}
          </div>
        )}
        {isDividing && (
          <SharesDialog
            productId={opened.product.id}
            body={opened.body}
            shares={shares}
            onClose={() => setDividing(false)}
          />
        )}
      </div>
    </Card>
  )
}

function percentOf(typed: string, mark: DecimalMark): number | null {
  const percent = Number(readTyped(typed, mark)?.toString() ?? NaN)
  return isPercent(percent) ? percent : null
}
