import { textIn } from '@coverwright/rules/languages'
import { type FaceOf, readText, textOf } from './face'
import { FieldSet } from './field'
import { OptionList } from './option-list'

export const choice: FaceOf<'choice'> = {
  Face: ({ question, path, answer, onAnswer, refusals }) => (
    <FieldSet question={question} path={path} refusals={refusals}>
      <OptionList
        path={path}
        options={question.options}
        chosen={[textOf(answer)]}
        onChange={([value]) => onAnswer(value)}
        isMany={false}
      />
    </FieldSet>
  ),
  readForm: readText,
  say: (answer, { options }, { language }) =>
    textIn(options.find((option) => option.value === answer)?.label, language),
}
