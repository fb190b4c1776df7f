import type { Question } from '@coverwright/rules/design/forms'
import { questionsOf } from '@coverwright/rules/design/products'
import type { MadeUpCustomer } from '@coverwright/rules/rating/rating'
import type { Impact, Unpriced } from '@coverwright/rules/rating/product-tests'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { FlaskConical, X } from 'lucide-react'
import type { OpenedProduct } from '../../design/products'
import { AnswerLine } from './answer-line'
import { type Assume, AssumeAnswer } from './assume-answer'
import type { Tried } from './change-card'
import { signed } from './signed'
import type { BookTable } from './use-book-tables'
import { SOME_PRICE, useKeepCustomer } from './use-keep-customer'
import { useReasonPlace } from './use-reason-place'
import { useReasonWords } from './use-reason-words'

type Shown = {
  opened: OpenedProduct
  tables: readonly BookTable[]
  tried: Tried
  /** Of policies that are there; made-up customers have answered everything. */
  onAssume?: Assume | undefined
}
type Props = Shown & { impact: Impact; people: ReadonlyMap<number, MadeUpCustomer>; onClose: () => void }

/** Why customers have no price: each reason with how many, one of them, and where it can be mended. */
export function UnpricedCard({ impact, people, onClose, ...shown }: Props) {
  const t = useTexts('product-tests')
  const { number } = useFormats()
  return (
    <Card
      title={t('unpriced.title')}
      beside={number(impact.after.unpriced)}
      end={
        <Button type="text" size="small" icon={<X size={14} />} aria-label={t('unpriced.close')} onClick={onClose} />
      }
    >
      <ul className="impact-movers">
        {impact.unpriced.map((reason) => (
          <ReasonRow
            key={`${reason.code} ${reason.step} ${reason.customer}`}
            reason={reason}
            person={people.get(reason.customer)}
            {...shown}
          />
        ))}
      </ul>
    </Card>
  )
}

type RowProps = Shown & { reason: Unpriced; person: MadeUpCustomer | undefined }

function ReasonRow({ reason, person, opened, tables, tried, onAssume }: RowProps) {
  const t = useTexts('product-tests')
  const { number } = useFormats()
  const words = useReasonWords(tables)
  const placeOf = useReasonPlace(opened, tables, tried)
  const { keep, isPending } = useKeepCustomer(opened)
  const { why, about } = words(reason)
  const place = placeOf(reason)
  const shift = reason.count - reason.before
  const lacking = reason.code === 'logic.unanswered' ? questionNamed(opened, String(reason.values.name)) : null
  return (
    <li className="impact-reason">
      <div className="impact-mover-price">
        <strong>{why}</strong>
        <span className="cw-num">
          {t('unpriced.count', { count: reason.count })}
          {shift !== 0 && <small className="impact-shift">{signed(shift, number)}</small>}
        </span>
        {place && (
          <Link className="cw-link" href={place.href}>
            {place.label}
          </Link>
        )}
      </div>
      {lacking && onAssume && <AssumeAnswer question={lacking} onAssume={onAssume} />}
      {person && (
        <div className="impact-example">
          <span className="impact-label">{about ? t('unpriced.oneWith', { about }) : t('unpriced.one')}</span>
          <AnswerLine answers={person.answers} plan={person.plan} body={opened.body} />
        </div>
      )}
      {person && opened.product.may.includes('edit') && (
        <Button
          size="small"
          icon={<FlaskConical size={14} />}
          loading={isPending}
          onClick={() => void keep(person, reason.customer, SOME_PRICE)}
        >
          {t('movers.keep')}
        </Button>
      )}
    </li>
  )
}

type Named = Question & { dataName: string }
const questionNamed = ({ body }: OpenedProduct, name: string): Named | null =>
  questionsOf(body.body).find(
    (each): each is Named => 'dataName' in each && each.dataName === name && ASSUMED_KINDS.includes(each.kind),
  ) ?? null

/** Those with one plain answer. */
const ASSUMED_KINDS: readonly string[] = ['choice', 'yesNo', 'number', 'money', 'date', 'text']
