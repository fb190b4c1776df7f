import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { useState } from 'react'
import { NAMES_APART } from './answer-plan'
import { Field } from './field'
import type { Question } from './open-questions'

type Props = { question: Question; onAnswer: (said: string) => void }

/** What headings are called that the sheet gives no name: proposed from what they say, and said by a person. */
export function NameQuestion({ question: { answer, names = [] }, onAnswer }: Props) {
  const t = useTexts('imports')
  const [typed, setTyped] = useState(names)
  const isWhole = typed.every((name) => name.trim() !== '') && new Set(typed.map(plain)).size === typed.length
  const isSaid = answer !== null && typed.every((name, place) => name === names[place])
  return (
    <form
      className="import-names"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) onAnswer(typed.map((name) => name.trim()).join(NAMES_APART))
      }}
    >
      {typed.map((name, place) => (
        <Field key={place} label={typed.length > 1 ? t('ask.name.row', { row: place + 1 }) : t('ask.name.label')}>
          {(id) => (
            <Input
              id={id}
              value={name}
              maxLength={200}
              onChange={(event) => setTyped(typed.map((each, at) => (at === place ? event.target.value : each)))}
            />
          )}
        </Field>
      ))}
      {!isSaid && (
        <Button htmlType="submit" size="small" disabled={!isWhole}>
          {t('ask.name.use')}
        </Button>
      )}
    </form>
  )
}

const plain = (name: string) => name.trim().toLowerCase()
