import { type Card, templateLimits as limits } from '@coverwright/rules/design/templates'
import { Button } from '@coverwright/ui/button'
import { Plus, X } from 'lucide-react'
import { TextsField } from './texts-field'

type Props = {
  rows: readonly Card[]
  most: number
  words: {
    title: string
    text: string
    add: string
    row: (number: number) => string
    remove: (number: number) => string
  }
  onChange: (rows: Card[]) => void
}

/** A few words with a heading, any number of times: cards, or questions with their answers. */
export function TitledRows({ rows, most, words, onChange }: Props) {
  const change = (place: number, part: Partial<Card>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...part } : row)))
  return (
    <>
      {rows.map((row, place) => (
        <div key={row.id} className="mail-row" role="group" aria-label={words.row(place + 1)}>
          <TextsField
            label={words.title}
            value={row.title}
            most={limits.label}
            onChange={(title) => change(place, { title })}
          />
          <TextsField
            isLong
            label={words.text}
            value={row.text}
            most={limits.text}
            onChange={(text) => change(place, { text })}
          />
          <Button
            size="small"
            type="text"
            icon={<X />}
            aria-label={words.remove(place + 1)}
            onClick={() => onChange(rows.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      {rows.length < most && (
        <Button
          size="small"
          icon={<Plus />}
          onClick={() => onChange([...rows, { id: crypto.randomUUID(), title: {}, text: {} }])}
        >
          {words.add}
        </Button>
      )}
    </>
  )
}
