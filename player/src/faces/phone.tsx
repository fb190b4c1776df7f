import { type FaceOf, sayText, textOf } from './face'
import { FieldSet } from './field'
import { PhoneBox, readPhoneBox } from './phone-box'

export const phone: FaceOf<'phone'> = {
  Face: ({ question, path, answer, onAnswer, refusals }) => (
    <FieldSet question={question} path={path} refusals={refusals}>
      <PhoneBox
        path={path}
        codes={question.countryCodes}
        answer={textOf(answer)}
        onAnswer={onAnswer}
        isWrong={Boolean(refusals[path])}
      />
    </FieldSet>
  ),
  readForm: readPhoneBox,
  say: sayText,
}
