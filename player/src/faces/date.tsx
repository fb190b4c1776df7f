import { limitDay } from '@coverwright/rules/design/forms'
import { printDay } from '@coverwright/rules/kernel'
import { DateBoxes, readDateBoxes } from './date-boxes'
import { type FaceOf, readText, textOf } from './face'
import { described, Field, FieldSet } from './field'
import { sayDay, useStage } from './stage'

export const date: FaceOf<'date'> = {
  Face: function DateFace({ question, path, answer, onAnswer, refusals }) {
    const { moment } = useStage()
    const wrapped = { question, path, refusals }
    if (question.face === 'boxes') {
      return (
        <FieldSet {...wrapped}>
          <DateBoxes
            path={path}
            answer={textOf(answer)}
            onAnswer={onAnswer}
            isWrong={Boolean(refusals[path])}
            isBirthday={question.insuredAges !== undefined}
          />
        </FieldSet>
      )
    }
    const limit = (which: 'earliest' | 'latest') => {
      const day = moment && limitDay(question[which], moment)
      return day === null ? undefined : printDay(day)
    }
    return (
      <Field {...wrapped}>
        <input
          {...described(question, path, refusals)}
          type="date"
          className="in"
          min={limit('earliest')}
          max={limit('latest')}
          value={textOf(answer)}
          required={question.isRequired}
          onChange={(event) => onAnswer(event.target.value)}
        />
      </Field>
    )
  },
  readForm: (form, path, question) => (question.face === 'boxes' ? readDateBoxes(form, path) : readText(form, path)),
  say: (answer, _question, { language }) => sayDay(textOf(answer), language),
}
