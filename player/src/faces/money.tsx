import { readDecimal } from '@coverwright/rules/forms'
import { languageTags } from '@coverwright/rules/languages'
import { Box } from './box'
import { type FaceOf, readText, textOf } from './face'

export const money: FaceOf<'money'> = {
  Face: (props) => <Box {...props} inputMode="decimal" autoComplete="off" before={props.question.currency} />,
  readForm: readText,
  say: (answer, { currency }, { language }) => {
    const amount = readDecimal(textOf(answer))
    if (!amount) return textOf(answer)
    const style = {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      trailingZeroDisplay: 'stripIfInteger',
    } as const
    return new Intl.NumberFormat(languageTags[language], style).format(Number(amount.toString())).replace('\u00a0', ' ')
  },
}
