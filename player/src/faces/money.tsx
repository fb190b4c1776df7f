import { Box } from './box'
import { type FaceOf, readText, textOf } from './face'

export const money: FaceOf<'money'> = {
  Face: (props) => <Box {...props} inputMode="decimal" autoComplete="off" before={props.question.currency} />,
  readForm: readText,
  say: (answer, { currency }) => (textOf(answer) ? `${currency} ${textOf(answer)}` : ''),
}
