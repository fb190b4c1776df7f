import { chosenOf, readChosen, sayChosen } from './choices'
import type { FaceOf } from './face'
import { FieldSet } from './field'
import { OptionList } from './option-list'
import { useStage } from './stage'

export const addOns: FaceOf<'addOns'> = {
  Face: function AddOnsFace({ question, path, answer, onAnswer, refusals }) {
    const { prices } = useStage()
    return (
      <FieldSet question={question} path={path} refusals={refusals}>
        <OptionList
          path={path}
          options={question.options}
          chosen={chosenOf(answer)}
          onChange={onAnswer}
          prices={prices.addOns}
          isMany
        />
      </FieldSet>
    )
  },
  readForm: readChosen,
  say: sayChosen,
}
