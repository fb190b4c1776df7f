import { type DecimalMark, isPercent, readTyped } from '@coverwright/rules/money'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Input } from 'antd'
import { Dices } from 'lucide-react'
import { useId, useState } from 'react'

export type BookWanted = { count: number; seed: number; commission: number }
const SIZES = [1_000, 10_000, 100_000] as const

/** Who is in the book: so many made-up customers, other ones at a click, and what the seller gets. */
export function BookSettings({ value, onChange }: { value: BookWanted; onChange: (next: BookWanted) => void }) {
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
  return (
    <Card title={t('book.title')}>
      <div className="impact-fields">
        <p className="impact-note">{t('book.about')}</p>
        <div className="impact-field">
          <span className="impact-label">{t('book.size')}</span>
          <Segments
            label={t('book.size')}
            options={SIZES.map((size) => ({ value: String(size), label: number(size) }))}
            value={String(value.count)}
            onChange={(size) => onChange({ ...value, count: Number(size) })}
          />
        </div>
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
        <Button icon={<Dices size={14} />} onClick={() => onChange({ ...value, seed: value.seed + 100 })}>
          {t('book.others')}
        </Button>
      </div>
    </Card>
  )
}

function percentOf(typed: string, mark: DecimalMark): number | null {
  const percent = Number(readTyped(typed, mark)?.toString() ?? NaN)
  return isPercent(percent) ? percent : null
}
