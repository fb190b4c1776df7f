import type { CurveView, RecipeView } from '@coverwright/contract/pricing'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, ErrorState } from '@coverwright/ui/page'
import { TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '../platform/words'
import { CurveChart } from './curve-chart'
import { HeldNote } from './held-note'
import { ChoiceField, TextField } from './step-fields'
import { DecisionTag } from './verdict'
import { type CurveAsked, useCurve } from './use-recipe'

const VARIED: readonly string[] = ['number', 'money', 'date', 'choice', 'yesNo']

type Props = { view: RecipeView; asked: Omit<CurveAsked, 'name'>; isReady: boolean }

/** One input over its range, all others as they are for the customer at hand. */
export function CurvePanel({ view, asked, isReady }: Props) {
  const t = useTexts('pricing')
  const errors = useErrorWords()
  const names = view.names.filter(({ kind, source }) => VARIED.includes(kind) && source !== 'cover')
  const [name, setName] = useState(names.find(({ kind }) => kind !== 'choice' && kind !== 'yesNo')?.name ?? '')
  const [range, setRange] = useState({ from: '', to: '' })
  const chosen = names.find((entry) => entry.name === name)
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
  const isRanged = data?.axis !== 'words'
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
              onChange={(text) => setRange({ ...range, [end]: text })}
              isReadOnly={false}
            />
          ))}
      </div>
      {error && <ErrorState about={errors(error)} onRetry={() => void refetch()} />}
      {!error && data && <HeldNote held={data.held} />}
      {!error && data && data.points.length > 0 && <Drawn curve={data} title={chosen?.title ?? name} />}
      {!error && name === '' && (
        <EmptyState picture={<TrendingUp size={24} />} title={t('curve.none')} about={t('curve.noneAbout')} />
      )}
    </div>
  )
}

function Drawn({ curve, title }: { curve: CurveView; title: string }) {
  const t = useTexts('pricing')
  const { money, change } = useFormats()
  const { currency, jumps } = curve
  const valueText = (at: string) => (curve.axis === 'age' ? t('curve.age', { age: at }) : at)
  const priceOf = (yearly: number | null) => money(yearly === null ? null : { minor: yearly, currency })
  return (
    <>
      <CurveChart curve={curve} label={t('curve.label', { name: title })} valueText={valueText} />
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
