import { InputNumber, type InputNumberProps } from 'antd'
import { useFormats } from '../formats'
import { plainNumber } from './plain-number'

/** A number as its reader writes it. What is none goes back to what stood there when the field is left; nothing is guessed. */
export function NumberInput(props: Omit<InputNumberProps<number>, 'parser' | 'decimalSeparator'>) {
  const { decimalMark } = useFormats()
  // The parser is declared to answer a number, but what it answers is read as text.
  const parser = (typed: string | undefined) => plainNumber(typed ?? '', decimalMark) as unknown as number
  return <InputNumber<number> {...props} decimalSeparator={decimalMark} parser={parser} />
}
