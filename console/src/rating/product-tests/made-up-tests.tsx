import { printDay } from '@coverwright/rules/kernel'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { toast } from '@coverwright/ui/toast'
import { useState } from 'react'
import { productDay } from '../../platform/day'
import { useToast } from '../../platform/toast'
import { usePlanTitle } from '../../design/products'
import { BookSource, useBookChoice } from '../portfolios'
import type { AddingProps } from './adding-props'
import { useImportTests, useMakeCustomers } from './use-product-tests'

const COUNTS = ['1', '5', '20', '50'] as const
const MOST_SEED = 2 ** 31 - 1

/** Keeps made-up customers as tests, each with what the product says of it today. */
export function MadeUpTests({ opened: { product, body }, onClose }: AddingProps) {
  const t = useTexts('product-tests')
  const withToast = useToast()
  const make = useMakeCustomers()
  const keep = useImportTests()
  const planTitle = usePlanTitle(body)
  const choice = useBookChoice(product.id)
  const [count, setCount] = useState<(typeof COUNTS)[number]>('5')

  const add = () =>
    withToast(async () => {
      const seed = Math.floor(Math.random() * MOST_SEED)
      const made = await make.mutateAsync({
        productId: product.id,
        versions: 'newest',
        count: Number(count),
        seed,
        ...(choice.portfolio && { portfolioId: choice.portfolio.id }),
      })
      if (made.problems.length > 0) return toast({ text: t('tests.cannotRate'), tone: 'danger' })
      const today = printDay(productDay(body.body))
      const tests = made.customers.map((person, at) => ({
        title: made.portfolio
          ? t('tests.ofBook', { book: made.portfolio.name, number: `${seed % 10_000}-${at + 1}` })
          : t('tests.madeUp', { number: `${seed % 10_000}-${at + 1}`, plan: planTitle(person.plan) }),
        customer: { ...person, today, discounts: [] } as never,
      }))
      await keep.mutateAsync({ productId: product.id, tests, origin: 'made' })
      toast({ text: t('tests.added', { count: tests.length }) })
      onClose()
    })
  return (
    <>
      <p className="impact-note">{t('tests.addAbout')}</p>
      <BookSource productId={product.id} choice={choice} />
      <Segments
        label={t('tests.howMany')}
        options={COUNTS.map((value) => ({ value, label: value }))}
        value={count}
        onChange={setCount}
      />
      <div className="tests-acts">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" loading={make.isPending || keep.isPending} onClick={() => void add()}>
          {t('tests.addMadeUp', { count: Number(count) })}
        </Button>
      </div>
    </>
  )
}
