import { choice } from './choice'
import { type FaceOf, readText, textOf } from './face'
import { described, Field } from './field'
import { useStage, useText } from './stage'

export const dropdown: FaceOf<'dropdown'> = {
  Face: function Dropdown({ question, path, answer, onAnswer, refusals }) {
    const text = useText()
    const { words } = useStage()
    return (
      <Field question={question} path={path} refusals={refusals}>
        <select
          {...described(question, path, refusals)}
          className="in"
          value={textOf(answer)}
          required={question.isRequired}
          onChange={(event) => onAnswer(event.target.value)}
        >
          <option value="">{text(question.placeholder) || words.choose}</option>
          {question.options.map((option) => (
            <option key={option.value} value={option.value}>
              {text(option.label)}
            </option>
          ))}
        </select>
      </Field>
    )
  },
  readForm: readText,
  say: (answer, question, stage) => choice.say(answer, { ...question, kind: 'choice' }, stage),
}
