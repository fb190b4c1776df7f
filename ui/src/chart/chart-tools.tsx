import { ChartLine, Check, Copy, Table2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../locales'
import { toast } from '../toast'

type Props = { title: string; isTable: boolean; onTable: (isTable: boolean) => void; copyText: () => string }

/** Table instead of chart and back; the table can be copied whole. */
export function ChartTools({ title, isTable, onTable, copyText }: Props) {
  const t = useTexts('ui')
  const label = t(isTable ? 'chart.showChart' : 'chart.showTable')
  return (
    <div className="cw-chart-tools">
      {isTable && <CopyTable title={title} copyText={copyText} />}
      <button
        type="button"
        className="cw-icon-button"
        aria-label={`${label}: ${title}`}
        title={label}
        aria-pressed={isTable}
        onClick={() => onTable(!isTable)}
      >
        {isTable ? <ChartLine size={14} /> : <Table2 size={14} />}
      </button>
    </div>
  )
}

const SHOWN_MS = 2_000

function CopyTable({ title, copyText }: Pick<Props, 'title' | 'copyText'>) {
  const t = useTexts('ui')
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    navigator.clipboard.writeText(copyText()).then(
      () => setCopied(true),
      () => void toast({ text: t('chart.copyFailed'), tone: 'danger' }),
    )
  const label = t('chart.copy')
  return (
    <button
      type="button"
      className="cw-icon-button"
      aria-label={`${label}: ${title}`}
      title={label}
      onClick={() => void copy()}
    >
      {isCopied ? <Check size={14} /> : <Copy size={14} />}
      <span className="cw-unseen" role="status">
        {isCopied ? t('chart.copied') : ''}
      </span>
    </button>
  )
}
