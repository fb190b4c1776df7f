import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { toast } from '@coverwright/ui/toast'
import { Button } from 'antd'
import { useState } from 'react'
import { useErrorWords } from '../platform/words'
import { type OpenedProduct, usePlanTitle } from '../products'
import { useCreateTest, useMakeCustomers } from './use-trials'

const COUNTS = ['1', '5', '20'] as const
const MOST_SEED = 2 ** 31 - 1

/** Keeps made-up customers as tests, each with what the product says of it today. */
export function AddTestsDialog({ opened: { product, body }, onClose }: { opened: OpenedProduct; onClose: () => void }) {
  const t = useTexts('trials')
  const words = useErrorWords()
  const make = useMakeCustomers()
  const create = useCreateTest()
  const planTitle = usePlanTitle(body)
  const [count, setCount] = useState<(typeof COUNTS)[number]>('5')
  const [isBusy, setBusy] = useState(false)

  const add = async () => {
    setBusy(true)
    try {
      const seed = Math.floor(Math.random() * MOST_SEED)
      const made = await make.mutateAsync({ productId: product.id, versions: 'newest', count: Number(count), seed })
      if (made.problems.length > 0) return toast({ text: t('tests.cannotRate'), tone: 'danger' })
      const today = new Date().toISOString().slice(0, 10)
      for (const [at, person] of made.customers.entries())
        await create.mutateAsync({
          productId: product.id,
          title: t('tests.madeUp', { number: (seed % 1000) + at, plan: planTitle(person.plan) }),
          customer: { ...person, today, discounts: [] } as never,
        })
      toast({ text: t('tests.added', { count: made.customers.length }) })
      onClose()
    } catch (error) {
      toast({ text: words(error as Error), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={t('tests.add')}
      onClose={onClose}
      width={480}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" loading={isBusy} onClick={() => void add()}>
            {t('tests.addMadeUp', { count: Number(count) })}
          </Button>
        </>
      }
    >
      <p className="impact-note">{t('tests.addAbout')}</p>
      <Segments
        label={t('tests.howMany')}
        options={COUNTS.map((value) => ({ value, label: value }))}
        value={count}
        onChange={setCount}
      />
    </Dialog>
  )
}
