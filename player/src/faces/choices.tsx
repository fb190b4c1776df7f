import type { Option } from '@coverwright/rules/design/forms'
import { textIn } from '@coverwright/rules/languages'
import type { FaceOf } from './face'
import { FieldSet } from './field'
import { OptionList } from './option-list'
import type { Stage } from './stage'

export const chosenOf = (answer: unknown): string[] => (Array.isArray(answer) ? (answer as string[]) : [])

export function readChosen(form: FormData, path: string): string[] | undefined {
  const chosen = form.getAll(path).filter((value) => typeof value === 'string')
  return chosen.length > 0 ? chosen : undefined
}

export const sayChosen = (answer: unknown, { options }: { options: readonly Option[] }, { language, words }: Stage) =>
  options
    .filter((option) => chosenOf(answer).includes(option.value))
    .map((option) => textIn(option.label, language))
    .join(language.startsWith('zh') ? '、' : ', ') || words.none

export const choices: FaceOf<'choices'> = {
  Face: ({ question, path, answer, onAnswer, refusals }) => (
    <FieldSet question={question} path={path} refusals={refusals}>
      <OptionList path={path} options={question.options} chosen={chosenOf(answer)} onChange={onAnswer} isMany />
    </FieldSet>
  ),
  readForm: readChosen,
  say: sayChosen,
}
