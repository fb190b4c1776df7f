import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Plus } from 'lucide-react'
import { EntryCard } from './entry-card'
import { addEntry, type AnswerEntry, changeEntry, stepOf } from './guide-edits'
import type { GuideParts } from './guide-parts'
import { PlaceFields } from './place-fields'
import { useGuideWords } from './use-guide-words'

/** By API instead of a table: another system decides, and a connector has put its words into data names. */
export function AnswerCards(parts: GuideParts) {
  const t = useTexts('underwriting')
  const { drafting, isReadOnly, view } = parts
  const answers = drafting.guide.answers ?? []
  const first = view.names.find(({ kind, from }) => from === 'extra' && kind === 'text')
  const add = () => {
    const entry = { id: crypto.randomUUID(), title: '', names: { decision: first?.name ?? '' } }
    drafting.change((guide) => addEntry(guide, 'answers', entry), `add ${entry.id}`)
  }
  return (
    <Card title={t('answers.title')} beside={answers.length}>
      <div className="guide-entries">
        <p className="guide-about">
          {t('answers.about')}{' '}
          <Link className="cw-link" href={`/apiList?product=${view.productId}`}>
            {t('answers.connect')}
          </Link>
        </p>
        {answers.map((entry) => (
          <AnswerCard key={entry.id} entry={entry} {...parts} />
        ))}
        {!isReadOnly && (
          <Button icon={<Plus />} onClick={add}>
            {t('answers.add')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function AnswerCard({ entry, ...parts }: GuideParts & { entry: AnswerEntry }) {
  const words = useGuideWords()
  const { drafting, isReadOnly, view, problems } = parts
  const edit = (change: Partial<AnswerEntry>) =>
    drafting.change((guide) => changeEntry(guide, 'answers', { ...entry, ...change }), stepOf(entry.id, change))
  const options = view.names.map(({ name, title }) => ({ value: name, label: `${title || name} · ${name}` }))
  return (
    <EntryCard {...parts} part="answers" entry={entry} onEdit={edit}>
      <PlaceFields
        places={entry.names}
        spoken={entry.spoken ?? []}
        languages={view.languages}
        options={options}
        isReadOnly={isReadOnly}
        onPlaces={(names) => edit({ names })}
        onSpoken={(spoken) => edit({ spoken })}
      />
      {problems
        .filter(({ where, code }) => where === entry.id && code.startsWith('logic.'))
        .map((problem, at) => (
          <p key={at} className="guide-problem">
            {words(problem)}
          </p>
        ))}
    </EntryCard>
  )
}
