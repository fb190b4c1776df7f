import type { FaceOf } from './face'
import { FieldSet } from './field'
import { OptionList } from './option-list'
import { useStage } from './stage'

export const yesNo: FaceOf<'yesNo'> = {
  Face: function YesNo({ question, path, answer, onAnswer, refusals }) {
    const { words, language } = useStage()
    const options = (['no', 'yes'] as const).map((value) => ({ value, label: { [language]: words[value] } }))
    return (
      <FieldSet question={question} path={path} refusals={refusals}>
        <OptionList
          path={path}
          options={options}
          chosen={typeof answer === 'boolean' ? [answer ? 'yes' : 'no'] : []}
          onChange={([value]) => onAnswer(value === 'yes')}
          isMany={false}
          shape="pair"
        />
      </FieldSet>
    )
  },
  readForm: (form, path) => ({ yes: true, no: false })[String(form.get(path))],
  say: (answer, _question, { words }) => (answer === true ? words.yes : words.no),
}
