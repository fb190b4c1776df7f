import { Box } from './box'
import { type FaceOf, readText, textOf } from './face'
import { sayMoney } from './stage'

export const money: FaceOf<'money'> = {
  Face: (props) => <Box {...props} inputMode="decimal" autoComplete="off" before={props.question.currency} />,
  readForm: readText,
  say: (answer, { currency }, { language }) => sayMoney(textOf(answer), currency, language),
}
