import type { MadeUpCustomer } from '@coverwright/rules/rating/rating'
import type { Impact, Mover } from '@coverwright/rules/rating/product-tests'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import type { OpenedProduct } from '../../design/products'
import { AnswerLine } from './answer-line'
import { useKeepCustomer } from './use-keep-customer'

type Props = { impact: Impact; people: ReadonlyMap<number, MadeUpCustomer>; opened: OpenedProduct }

/** The customers whose price moves most, each as a person with answers, who can be kept as a test. */
export function MoverTable({ impact, people, opened }: Props) {
  const t = useTexts('product-tests')
  const [side, setSide] = useState<'risen' | 'fallen'>('risen')
  const shown = impact[side].length > 0 ? side : impact.risen.length > 0 ? 'risen' : 'fallen'
  const movers = impact[shown]
  return (
    <Card
      title={t('movers.title')}
      end={
        <Segments
          label={t('movers.side')}
          options={(['risen', 'fallen'] as const).map((value) => ({ value, label: t(`movers.${value}`) }))}
          value={shown}
          onChange={setSide}
        />
      }
    >
      {movers.length === 0 ? (
        <p className="impact-note impact-quiet">{t('movers.none')}</p>
      ) : (
        <ul className="impact-movers">
          {movers.slice(0, 10).map((mover) => {
            const person = people.get(mover.customer)
            return person ? <MoverRow key={mover.customer} mover={mover} person={person} opened={opened} /> : null
          })}
        </ul>
      )}
    </Card>
  )
}

type RowProps = { mover: Mover; person: MadeUpCustomer; opened: OpenedProduct }

function MoverRow({ mover, person, opened }: RowProps) {
  const t = useTexts('product-tests')
  const { change, money } = useFormats()
  const { keep, isPending } = useKeepCustomer(opened)
  const { product, body } = opened
  const { currency } = product
  return (
    <li>
      <div className="impact-mover-price cw-num">
        {mover.before > 0 && <strong>{change((mover.after - mover.before) / mover.before, 2)}</strong>}
        <span>
          {money({ minor: mover.before, currency })} → {money({ minor: mover.after, currency })}
        </span>
      </div>
      <AnswerLine answers={person.answers} plan={person.plan} body={body} />
      {product.may.includes('edit') && (
        <Button
          size="small"
          icon={<FlaskConical size={14} />}
          loading={isPending}
          onClick={() => void keep(person, mover.customer)}
        >
          {t('movers.keep')}
        </Button>
      )}
    </li>
  )
}
