import type { BodyView } from '@coverwright/contract/design/products'
import type { Impact } from '@coverwright/rules/rating/product-tests'
import { Card } from '@coverwright/ui/card'
import { NOTHING, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { useState } from 'react'
import { signed } from './signed'
import { type BookCut, type CutLine, growthOf, useBookCuts } from './use-book-cuts'
import type { BookTable } from './use-book-tables'

type Props = { impact: Impact; currency: string; body: BodyView; tables: readonly BookTable[] }

/** The same change cut by the keys of the table that is changed, by plan, by each answer, by bands of each number and age. */
export function SegmentTable({ impact, currency, body, tables }: Props) {
  const t = useTexts('product-tests')
  const [chosen, setChosen] = useState<string | null>(null)
  const { ofTables, ofAnswers } = useBookCuts(impact, body, tables)
  const cuts = [...ofTables, ...ofAnswers]
  const cut = cuts.find(({ id }) => id === chosen) ?? cuts[0]
  const optionsOf = (list: readonly BookCut[]) => list.map(({ id, title }) => ({ value: id, label: title }))
  const groups = [
    { label: t('segments.changedTables'), options: optionsOf(ofTables) },
    { label: t('segments.answers'), options: optionsOf(ofAnswers) },
  ]
  return (
    <Card
      title={t('segments.title')}
      end={
        <Select
          aria-label={t('segments.by')}
          size="small"
          value={cut?.id ?? ''}
          options={groups.filter(({ options }) => options.length > 0)}
          onChange={setChosen}
          popupMatchSelectWidth={false}
        />
      }
    >
      {cut && <CutTable cut={cut} currency={currency} hasClaims={impact.hasClaims} />}
    </Card>
  )
}

const COLUMNS = ['customers', 'before', 'after', 'change', 'more', 'less', 'declined'] as const

const LOSS = ['lossBefore', 'lossAfter'] as const

type CutProps = { cut: BookCut; currency: string; hasClaims: boolean }

function CutTable({ cut, currency, hasClaims }: CutProps) {
  const t = useTexts('product-tests')
  const most = Math.max(0.0001, ...cut.lines.map((line) => Math.abs(growthOf(line))))
  return (
    <div className="impact-scroll" role="region" aria-label={cut.title} tabIndex={0}>
      <table className="impact-table">
        <thead>
          <tr>
            <th scope="col">{cut.title}</th>
            {[...COLUMNS, ...(hasClaims ? LOSS : [])].map((column) => (
              <th key={column} scope="col">
                {t(`segments.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cut.lines.map((line) => (
            <LineRow key={line.id} line={line} most={most} currency={currency} hasClaims={hasClaims} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type LineProps = { line: CutLine; most: number; currency: string; hasClaims: boolean }

function LineRow({ line, most, currency, hasClaims }: LineProps) {
  const t = useTexts('product-tests')
  const { change, money, number, percent } = useFormats()
  const ratio = (earned: number) => (earned > 0 ? percent(line.claims / earned, 1) : NOTHING)
  const average = (sum: number) =>
    line.customers === 0 ? NOTHING : money({ minor: Math.round(sum / line.customers), currency })
  const growth = growthOf(line)
  return (
    <tr className={line.isChanged ? 'impact-changed' : undefined}>
      <th scope="row">
        {line.label}
        {line.isChanged && <small>{t('segments.changed')}</small>}
      </th>
      <td className="cw-num">{number(line.customers)}</td>
      <td className="cw-num">{average(line.before)}</td>
      <td className="cw-num">{average(line.after)}</td>
      <td className="cw-num impact-growth">
        <span className="impact-meter" aria-hidden="true">
          <i
            className={growth < 0 ? 'impact-less' : 'impact-more'}
            style={{ width: `${(Math.abs(growth) / most) * 50}%` }}
          />
        </span>
        <span className="impact-growth-figure">{line.customers === 0 ? NOTHING : change(growth, 2)}</span>
      </td>
      <td className="cw-num">{number(line.more)}</td>
      <td className="cw-num">{number(line.less)}</td>
      <td className="cw-num">
        {number(line.declinedAfter)}
        {line.declinedAfter !== line.declinedBefore && (
          <small className="impact-shift">{signed(line.declinedAfter - line.declinedBefore, number)}</small>
        )}
      </td>
      {hasClaims && <td className="cw-num">{ratio(line.earnedBefore)}</td>}
      {hasClaims && <td className="cw-num">{ratio(line.earnedAfter)}</td>}
    </tr>
  )
}
