import { type FaceOf, readText, sayText, textOf } from './face'
import { described, Field } from './field'
import { useText } from './stage'

export const longText: FaceOf<'longText'> = {
  Face: function LongText({ question, path, answer, onAnswer, refusals }) {
    const text = useText()
    return (
      <Field question={question} path={path} refusals={refusals}>
        <textarea
          {...described(question, path, refusals)}
          className="in"
          rows={4}
          value={textOf(answer)}
          placeholder={text(question.placeholder) || undefined}
          required={question.isRequired}
          onChange={(event) => onAnswer(event.target.value)}
        />
      </Field>
    )
  },
  readForm: readText,
  say: sayText,
}
