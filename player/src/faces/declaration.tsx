import type { FaceOf } from './face'
import { FieldSet } from './field'
import { Icon } from './icon'
import { useStage, useText } from './stage'

export const declaration: FaceOf<'declaration'> = {
  Face: function Declaration({ question, path, answer, onAnswer, refusals }) {
    const text = useText()
    const { words } = useStage()
    return (
      <FieldSet question={question} path={path} refusals={refusals}>
        <p className="statement">{text(question.statement)}</p>
        <div className="opts agree">
          <label>
            <input
              type="checkbox"
              name={path}
              value="agreed"
              checked={answer === true}
              onChange={(event) => onAnswer(event.target.checked)}
            />
            <span className="opt">
              <span className="tick square">
                <Icon name="tick" />
              </span>
              <span>{words.agree}</span>
            </span>
          </label>
        </div>
      </FieldSet>
    )
  },
  readForm: (form, path) => (form.get(path) === 'agreed' ? true : undefined),
  say: (answer, _question, { words }) => (answer === true ? words.yes : words.no),
}
