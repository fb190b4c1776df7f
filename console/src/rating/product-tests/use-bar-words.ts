import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

type Ends = { readonly from: number | null; readonly to: number | null }

/** What a bar of the spread is called: 'same', '4.5 to 5', or who is farther out than that. */
export function useBarWords(): (bar: Ends) => string {
  const t = useTexts('product-tests')
  const { number } = useFormats()
  const edge = (value: number) =>
    `${value < 0 ? '−' : value > 0 ? '+' : ''}${number(Math.abs(value), 1).replace(/[.,]0$/, '')}`
  return ({ from, to }) => {
    if (from === to) return t('spread.same')
    if (from === null) return to ? t('spread.andLess', { edge: edge(to) }) : t('spread.less')
    if (to === null) return from ? t('spread.andMore', { edge: edge(from) }) : t('spread.more')
    return t('spread.between', { from: edge(from), to: edge(to) })
  }
}
