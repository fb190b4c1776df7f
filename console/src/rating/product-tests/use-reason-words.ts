import { isMatchColumn } from '@coverwright/rules/rating/pricing'
import type { Unpriced } from '@coverwright/rules/rating/product-tests'
import { useTexts } from '@coverwright/ui/locales'
import { useNameTitle, useProblemWords } from '../pricing'
import type { BookTable } from './use-book-tables'

/** Why somebody has no price, as one says it, and what was looked up where nothing was found. */
export function useReasonWords(tables: readonly BookTable[]) {
  const t = useTexts('product-tests')
  const words = useProblemWords()
  const titleOf = useNameTitle()
  return ({ code, values }: Pick<Unpriced, 'code' | 'values'>): { why: string; about: string | null } => {
    const found = tables.find((each) => each.table.id === values.table)
    const table = found?.table.name ?? String(values.table ?? '')
    const name = titleOf(String(values.name ?? ''))
    if (code === 'pricing.noRow') return { why: t('unpriced.noRow', { table }), about: aboutOf(found, values.inputs) }
    if (code === 'pricing.noVersion') return { why: t('unpriced.noVersion', { table }), about: null }
    if (code === 'logic.unanswered') return { why: t('unpriced.unanswered', { name }), about: null }
    if (code === 'pricing.badAnswer') return { why: t('unpriced.badAnswer', { name }), about: null }
    return { why: words({ code, values }), about: null }
  }
}

/** 'Age: 17'; days and yes or no are not printed there as one says them. */
function aboutOf(found: BookTable | undefined, inputs: string | number | undefined): string | null {
  const isPlain = found?.table.columns.filter(isMatchColumn).every(({ of }) => of === 'text' || of === 'number')
  return isPlain && typeof inputs === 'string' ? inputs : null
}
