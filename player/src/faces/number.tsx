import { type AskedOf, readDecimal } from '@coverwright/rules/design/forms'
import { Box } from './box'
import { type FaceOf, type FaceProps, textOf } from './face'
import { described, Notes, Tip, Title } from './field'
import { Icon } from './icon'
import { figureProps, inReaderStyle, readFigure } from './reader-style'
import { useStage, useText } from './stage'
import { textIn } from '@coverwright/rules/languages'

export const number: FaceOf<'number'> = {
  Face: function NumberFace(props) {
    const { language } = useStage()
    const text = useText()
    if (props.question.face === 'stepper') return <Stepper {...props} />
    const { places, min, unit } = props.question
    const keys = places > 0 ? 'decimal' : min !== undefined && !min.startsWith('-') ? 'numeric' : undefined
    return <Box {...figureProps(props, language)} inputMode={keys} autoComplete="off" after={text(unit) || undefined} />
  },
  readForm: readFigure,
  say: (answer, question, { language }) =>
    [inReaderStyle(textOf(answer), language), textIn(question.unit, language)].filter(Boolean).join(' '),
}

/** A count with minus and plus; the figure between them can be typed as well. */
function Stepper({ question, path, answer, onAnswer, refusals }: FaceProps<AskedOf<'number'>>) {
  const { words, language } = useStage()
  const text = useText()
  const title = text(question.title)
  const [min, max] = [Number(question.min ?? 0), Number(question.max ?? 99)]
  const count = Number(readDecimal(textOf(answer))?.toString() ?? min)
  const turn = (by: number) => onAnswer(String(Math.min(max, Math.max(min, count + by))))
  return (
    <div className="q">
      <div className="step-row">
        <div>
          <label htmlFor={described(question, path, refusals).id}>
            <Title question={question} />
          </label>
          <Tip question={question} />
          {question.help && (
            <p className="help" id={`${described(question, path, refusals).id}-help`}>
              {text(question.help)}
            </p>
          )}
        </div>
        <button
          type="button"
          className="turn"
          disabled={count <= min}
          aria-label={`${words.oneLess}: ${title}`}
          onClick={() => turn(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          {...described(question, path, refusals)}
          className="count"
          inputMode="numeric"
          autoComplete="off"
          value={answer === undefined ? String(min) : inReaderStyle(textOf(answer), language)}
          onChange={(event) => onAnswer(inReaderStyle(event.target.value, language))}
        />
        <button
          type="button"
          className="turn"
          disabled={count >= max}
          aria-label={`${words.oneMore}: ${title}`}
          onClick={() => turn(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <Notes question={{ ...question, help: undefined }} path={path} refusal={refusals[path]} />
    </div>
  )
}
