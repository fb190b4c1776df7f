import { useTexts } from '@coverwright/ui/locales'
import { useId } from 'react'

export type HowMany = 'one' | 'each'
type Props = { title: string; answer: HowMany | undefined; onAnswer: (how: HowMany) => void }

/** A list of loadings or discounts: nobody can tell from the sheet whether one of them applies, or several at once. */
export function AskEach({ title, answer, onAnswer }: Props) {
  const t = useTexts('tables')
  const id = useId()
  return (
    <fieldset className="ask-keys-each">
      <legend>{t('ask.each.title', { title })}</legend>
      {(['one', 'each'] as const).map((how) => (
        <label key={how}>
          <input type="radio" name={id} checked={answer === how} onChange={() => onAnswer(how)} />
          <span>
            {t(`ask.each.${how}`)} <small>{t(`ask.each.${how}Means`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
