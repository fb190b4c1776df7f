import type { Expected, TestView } from '@coverwright/contract/rating/product-tests'
import { moneyToExact, readTypedMoney } from '@coverwright/rules/money'
import { decisions } from '@coverwright/rules/rating/underwriting'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Input, Select } from 'antd'
import { type FormEvent, useState } from 'react'
import { useToast } from '../../platform/toast'
import { useUpdateTest } from './use-product-tests'

type Props = { test: TestView; currency: string; onDone: () => void }

/** What must come out, written by hand: from an actuary's own sheet rather than from what the product says. */
export function ExpectedForm({ test, currency, onDone }: Props) {
  const t = useTexts('product-tests')
  const withToast = useToast()
  const update = useUpdateTest()
  const { decimal, decimalMark } = useFormats()
  const { yearly } = test.expected
  const [decision, setDecision] = useState(test.expected.decision)
  const [price, setPrice] = useState(
    typeof yearly === 'number' ? decimal(moneyToExact({ minor: yearly, currency }).toString()) : '',
  )
  const minor = price.trim() === '' ? null : readTypedMoney(price, currency, decimalMark)?.minor
  const isWrong = minor === undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (minor === undefined) return
    const { id, title, customer } = test
    const expected: Expected = { decision, yearly: minor }
    if (await withToast(() => update.mutateAsync({ id, title, customer, expected }), { text: t('tests.accepted') }))
      onDone()
  }
  return (
    <form className="tests-expected" onSubmit={(event) => void submit(event)}>
      <Select
        aria-label={t('tests.decision')}
        value={decision}
        options={decisions.map((value) => ({ value, label: t(`decision.${value}`) }))}
        onChange={setDecision}
      />
      <Input
        aria-label={t('tests.price')}
        placeholder={t('tests.noPrice')}
        prefix={currency}
        inputMode="decimal"
        value={price}
        status={isWrong ? 'error' : ''}
        onChange={(event) => setPrice(event.target.value)}
      />
      {isWrong && <p className="tests-wrong">{t('sheet.problem.notAPrice', { cell: price })}</p>}
      <div className="tests-acts">
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={update.isPending} disabled={isWrong}>
          {t('tests.save')}
        </Button>
      </div>
    </form>
  )
}
