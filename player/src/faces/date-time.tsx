import { withOffset } from '@coverwright/rules/design/forms'
import { languageTags } from '@coverwright/rules/languages'
import { type FaceOf, readText, textOf } from './face'
import { described, Field } from './field'
import { useStage } from './stage'

const wallOf = (answer: unknown) => textOf(answer).slice(0, 16)

export const dateTime: FaceOf<'dateTime'> = {
  Face: function DateTimeFace({ question, path, answer, onAnswer, refusals }) {
    const { timeZone } = useStage()
    return (
      <Field question={question} path={path} refusals={refusals}>
        <input
          {...described(question, path, refusals)}
          type="datetime-local"
          className="in"
          value={wallOf(answer)}
          required={question.isRequired}
          onChange={(event) => onAnswer(event.target.value && withOffset(event.target.value, timeZone))}
        />
      </Field>
    )
  },
  readForm: (form, path, _question, { timeZone }) => {
    const wall = readText(form, path)
    return wall && withOffset(wall, timeZone)
  },
  say: (answer, _question, { language }) => {
    const instant = Date.parse(`${wallOf(answer)}:00Z`)
    if (Number.isNaN(instant)) return ''
    const shown = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
    return new Intl.DateTimeFormat(languageTags[language], shown).format(instant)
  },
}
