import { chosenOf, readChosen, sayChosen } from './choices'
import type { FaceOf } from './face'
import { FieldSet } from './field'
import { OptionList } from './option-list'

export const addOns: FaceOf<'addOns'> = {
  Face: ({ question, path, answer, onAnswer, refusals }) => (
    <FieldSet question={question} path={path} refusals={refusals}>
      <OptionList path={path} options={question.options} chosen={chosenOf(answer)} onChange={onAnswer} isMany />
    </FieldSet>
  ),
  readForm: readChosen,
  say: sayChosen,
}
