import { shareBand } from '@coverwright/rules/rating/rating'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Input, InputNumber } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'

type Line = { readonly id: number; readonly text: string; readonly percent: number | null }
type Parts = Readonly<Record<string, number>>
type Props = { title: string; parts: Parts; onChange: (parts: Parts) => void }

/** How a number or an age divides: bands as somebody says them, each with its share. */
export function ShareBands({ title, parts, onChange }: Props) {
  const t = useTexts('portfolios')
  const [lines, setLines] = useState<readonly Line[]>(() =>
    Object.entries(parts).map(([text, percent], id) => ({ id, text, percent })),
  )
  const put = (next: readonly Line[]) => {
    setLines(next)
    onChange(
      Object.fromEntries(next.flatMap(({ text, percent }) => (text.trim() ? [[text.trim(), percent ?? 0]] : []))),
    )
  }
  const change = (id: number, patch: Partial<Line>) =>
    put(lines.map((line) => (line.id === id ? { ...line, ...patch } : line)))
  const wrong = lines.find(({ text }) => text.trim() !== '' && shareBand(text.trim()) === null)
  return (
    <>
      {lines.map(({ id, text, percent }, place) => (
        <div key={id} className="share-band">
          <Input
            size="small"
            value={text}
            maxLength={40}
            placeholder="18-25"
            aria-label={t('shares.band', { title, place: place + 1 })}
            onChange={(event) => change(id, { text: event.target.value })}
          />
          <InputNumber
            size="small"
            min={0}
            max={100}
            suffix="%"
            controls={false}
            value={percent}
            aria-label={t('shares.bandShare', { title, place: place + 1 })}
            onChange={(next) => change(id, { percent: next })}
          />
          <Button
            size="small"
            type="text"
            aria-label={t('shares.removeBand', { title, place: place + 1 })}
            icon={<Trash2 size={14} aria-hidden="true" />}
            onClick={() => put(lines.filter((line) => line.id !== id))}
          />
        </div>
      ))}
      {wrong && (
        <p className="portfolio-wrong" role="alert">
          {t('shares.notBand', { text: wrong.text })}
        </p>
      )}
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden="true" />}
        aria-label={t('shares.addBandTo', { title })}
        onClick={() =>
          setLines([...lines, { id: Math.max(-1, ...lines.map(({ id }) => id)) + 1, text: '', percent: null }])
        }
      >
        {t('shares.addBand')}
      </Button>
    </>
  )
}
