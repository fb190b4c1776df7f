import { Box } from './box'
import { type FaceOf, textOf } from './face'
import { figureProps, readFigure } from './reader-style'
import { sayMoney, useStage } from './stage'

export const money: FaceOf<'money'> = {
  Face: function MoneyFace(props) {
    const { language } = useStage()
    const { currency } = props.question
    return <Box {...figureProps(props, language)} inputMode="decimal" autoComplete="off" before={currency} />
  },
  readForm: readFigure,
  say: (answer, { currency }, { language }) => sayMoney(textOf(answer), currency, language),
}
