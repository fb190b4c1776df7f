import { type Block, type Card, templateLimits as limits } from '@coverwright/rules/design/templates'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Plus, X } from 'lucide-react'
import { TextsField } from './texts-field'

type Cards = Extract<Block, { kind: 'cards' }>

/** Cards beside each other: a few words each. */
export function CardFields({ block, onChange }: { block: Cards; onChange: (block: Cards) => void }) {
  const t = useTexts('templates')
  const { cards } = block
  const change = (place: number, part: Partial<Card>) =>
    onChange({ ...block, cards: cards.map((card, at) => (at === place ? { ...card, ...part } : card)) })
  return (
    <>
      <TextsField
        label={t('build.headline')}
        value={block.title}
        most={limits.label}
        onChange={(title) => onChange({ ...block, title })}
      />
      {cards.map((card, place) => (
        <div key={card.id} className="mail-row" role="group" aria-label={t('build.card', { number: place + 1 })}>
          <TextsField
            label={t('build.cardTitle')}
            value={card.title}
            most={limits.label}
            onChange={(title) => change(place, { title })}
          />
          <TextsField
            isLong
            label={t('build.text')}
            value={card.text}
            most={limits.text}
            onChange={(text) => change(place, { text })}
          />
          <Button
            size="small"
            type="text"
            icon={<X />}
            aria-label={t('build.removeCard', { number: place + 1 })}
            onClick={() => onChange({ ...block, cards: cards.filter((_, at) => at !== place) })}
          />
        </div>
      ))}
      {cards.length < limits.cards && (
        <Button
          size="small"
          icon={<Plus />}
          onClick={() => onChange({ ...block, cards: [...cards, { id: crypto.randomUUID(), title: {}, text: {} }] })}
        >
          {t('build.addCard')}
        </Button>
      )}
    </>
  )
}
