import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import type { ColumnDraft } from './column-draft'

type Props = {
  column: ColumnDraft
  number: number
  /** Columns that values can go along. */
  bands: readonly ColumnDraft[]
  onPut: (change: Partial<ColumnDraft>) => void
}

const NONE = ''

/** How the values of a column should go along a band: one that goes the other way is found by the check. */
export function TrendField({ bands, column, number, onPut }: Props) {
  const t = useTexts('tables')
  if ((column.kind !== 'factor' && column.kind !== 'amount') || bands.length === 0) return null
  const choices = bands.flatMap((band) =>
    (['rising', 'falling'] as const).map((direction) => ({
      value: `${direction} ${band.id}`,
      label: t(`columns.${direction}`, { along: band.title }),
      trend: { along: band.id, direction },
    })),
  )
  const chosen = column.trend ? `${column.trend.direction} ${column.trend.along}` : NONE
  return (
    <Select
      className="new-column-trend"
      size="small"
      variant="filled"
      value={choices.some(({ value }) => value === chosen) ? chosen : NONE}
      aria-label={t('columns.trendOf', { number })}
      options={[{ value: NONE, label: t('columns.noTrend') }, ...choices.map(({ label, value }) => ({ label, value }))]}
      onChange={(next: string) => onPut({ trend: choices.find(({ value }) => value === next)?.trend ?? null })}
    />
  )
}
