import type { BodyView } from '@coverwright/contract/products'
import type { Impact, SegmentImpact } from '@coverwright/rules/trials'
import { Card } from '@coverwright/ui/card'
import { NOTHING, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { useMemo, useState } from 'react'
import { signed } from './signed'
import { useSegmentWords } from './use-segment-words'

type Props = { segments: Impact['segments']; currency: string; body: BodyView }

/** The same change cut by plan, by each answer, by bands of each number and age; where it differs most comes first. */
export function SegmentTable({ segments, currency, body }: Props) {
  const t = useTexts('trials')
  const { change, money, number } = useFormats()
  const [chosen, setChosen] = useState<string | null>(null)
  const { titleOf, labelOf } = useSegmentWords(body)
  const ranked = useMemo(
    () => Object.keys(segments).sort((a, b) => widest(segments[b]) - widest(segments[a])),
    [segments],
  )
  const name = chosen && segments[chosen] ? chosen : (ranked[0] ?? '')
  const rows = segments[name] ?? []
  const average = (sum: number, customers: number) =>
    customers === 0 ? NOTHING : money({ minor: Math.round(sum / customers), currency })
  const most = Math.max(0.0001, ...rows.map((row) => Math.abs(growthOf(row))))
  return (
    <Card
      title={t('segments.title')}
      end={
        <Select
          aria-label={t('segments.by')}
          size="small"
          value={name}
          options={ranked.map((each) => ({ value: each, label: titleOf(each) }))}
          onChange={setChosen}
          popupMatchSelectWidth={false}
        />
      }
    >
      <div className="impact-scroll">
        <table className="impact-table">
          <thead>
            <tr>
              <th scope="col">{titleOf(name)}</th>
              <th scope="col">{t('segments.customers')}</th>
              <th scope="col">{t('segments.before')}</th>
              <th scope="col">{t('segments.after')}</th>
              <th scope="col">{t('segments.change')}</th>
              <th scope="col">{t('segments.more')}</th>
              <th scope="col">{t('segments.less')}</th>
              <th scope="col">{t('segments.declined')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.segment}>
                <th scope="row">{labelOf(name, row.segment)}</th>
                <td className="cw-num">{number(row.customers)}</td>
                <td className="cw-num">{average(row.before, row.customers)}</td>
                <td className="cw-num">{average(row.after, row.customers)}</td>
                <td className="cw-num impact-growth">
                  <span className="impact-meter" aria-hidden="true">
                    <i
                      className={growthOf(row) < 0 ? 'impact-less' : 'impact-more'}
                      style={{ width: `${(Math.abs(growthOf(row)) / most) * 50}%` }}
                    />
                  </span>
                  {change(growthOf(row), 2)}
                </td>
                <td className="cw-num">{number(row.more)}</td>
                <td className="cw-num">{number(row.less)}</td>
                <td className="cw-num">
                  {number(row.declinedAfter)}
                  {row.declinedAfter !== row.declinedBefore && (
                    <small className="impact-shift">{signed(row.declinedAfter - row.declinedBefore, number)}</small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

const growthOf = ({ before, after }: SegmentImpact): number => (before === 0 ? 0 : (after - before) / before)

/** How unlike the segments of one cut are. */
function widest(rows: readonly SegmentImpact[] = []): number {
  const growths = rows.map(growthOf)
  return growths.length < 2 ? 0 : Math.max(...growths) - Math.min(...growths)
}
