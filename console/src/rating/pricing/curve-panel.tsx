import type { CurveView, RecipeView } from '@coverwright/contract/rating/pricing'
import type { BodyView } from '@coverwright/contract/design/products'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, ErrorState } from '@coverwright/ui/page'
import { TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { ChoiceBars } from './choice-bars'
import { CurveChart, useRefusalText } from './curve-chart'
import { HeldNote } from './held-note'
import { ChoiceField, TextField } from './step-fields'
import { DecisionTag } from './verdict'
import { useAnswerWords } from './use-answer-words'
import { type CurveAsked, useCurve } from './use-recipe'

const VARIED: readonly string[] = ['number', 'money', 'date', 'choice', 'yesNo']

type Props = { view: RecipeView; body: BodyView; asked: Omit<CurveAsked, 'name'>; isReady: boolean }

/** One input over its range, all others as they are for the customer at hand. */
export function CurvePanel({ view, body, asked, isReady }: Props) {
  const t = useTexts('pricing')
  const errors = useErrorWords()
  const names = view.names.filter(({ kind, source }) => VARIED.includes(kind) && source !== 'cover')
  const [name, setName] = useState(names.find(({ kind }) => kind !== 'choice' && kind !== 'yesNo')?.name ?? '')
  const [range, setRange] = useState({ from: '', to: '' })
  const input = {
    ...asked,
    name,
    points: 120,
    ...(range.from ? { from: range.from } : {}),
    ...(range.to ? { to: range.to } : {}),
  }
  const { data, error, refetch } = useCurve(input, isReady && name !== '')
  const choose = (next: string) => {
    setName(next)
    setRange({ from: '', to: '' })
  }
  const kind = names.find((entry) => entry.name === name)?.kind
  const drawn = data?.name === name ? data : undefined
  // Some days are varied as ages, which is known once they are drawn: a field is not shown before it is known as what.
  const [seen, setSeen] = useState(drawn)
  if (drawn && drawn.name !== seen?.name) setSeen(drawn)
  const axis = kind === 'date' ? seen?.name === name && seen.axis : kind
  const isRanged = axis && axis !== 'choice' && axis !== 'yesNo'
  return (
    <div className="curve-panel">
      <div className="recipe-form">
        <ChoiceField
          label={t('curve.input')}
          value={name}
          options={names.map((entry) => ({ value: entry.name, label: entry.title }))}
          onChange={choose}
          isReadOnly={false}
        />
        {isRanged &&
          (['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={t(`curve.${end}`)}
              value={range[end]}
              type={axis === 'date' ? 'date' : 'text'}
              placeholder={drawn?.points.at(end === 'from' ? 0 : -1)?.at ?? ''}
              onChange={(text) => setRange({ ...range, [end]: text })}
              isReadOnly={false}
            />
          ))}
      </div>
      {error && <ErrorState about={errors(error)} onRetry={() => void refetch()} />}
      {!error && data && <HeldNote held={data.held} />}
      {!error && data && data.points.length > 0 && <Drawn curve={data} view={view} body={body} />}
      {!error && name === '' && (
        <EmptyState picture={<TrendingUp size={24} />} title={t('curve.none')} about={t('curve.noneAbout')} />
      )}
    </div>
  )
}

type DrawnProps = Pick<Props, 'view' | 'body'> & { curve: CurveView }

/** Of what was asked last, also while another input is on its way. */
function Drawn({ curve, view, body }: DrawnProps) {
  const t = useTexts('pricing')
  const { money, change } = useFormats()
  const { name, currency, jumps } = curve
  const title = view.names.find((entry) => entry.name === name)?.title ?? name
  const label = t('curve.label', { name: title })
  const refusalText = useRefusalText()
  const words = useAnswerWords(body)
  const valueText = (at: string) =>
    curve.axis === 'age' ? t('curve.age', { age: at }) : words(name, curve.axis === 'yesNo' ? at === 'yes' : at)
  const priceOf = (yearly: number | null) => money(yearly === null ? null : { minor: yearly, currency })
  return (
    <>
      {isInWords(curve) ? (
        <ChoiceBars curve={curve} label={label} valueText={valueText} refusalText={refusalText} />
      ) : (
        <CurveChart curve={curve} label={label} valueText={valueText} />
      )}
      <h3 className="curve-head">{t('curve.jumps', { count: jumps.length })}</h3>
      <ul className="curve-jumps">
        {jumps.map(({ from, to, percent, title: step }, at) => (
          <li key={at}>
            <span>{t('curve.between', { from: valueText(from.at), to: valueText(to.at) })}</span>
            <span className="cw-num">
              {priceOf(from.yearly)} → {priceOf(to.yearly)}
            </span>
            <b className="cw-num">{change(percent === null ? null : percent / 100)}</b>
            {from.decision !== to.decision && <DecisionTag decision={to.decision} />}
            {step && <small>{step}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}

const isInWords = ({ axis }: CurveView): boolean => axis === 'words' || axis === 'yesNo'
