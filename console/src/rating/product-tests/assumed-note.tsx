import type { BodyView } from '@coverwright/contract/design/products'
import { type Assumed, countMissing, type PortfolioRows } from '@coverwright/rules/rating/portfolios'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Info } from 'lucide-react'
import { useAnswerWords, useNameTitle } from '../pricing'

type Props = { body: BodyView; assumed: Assumed; rows: PortfolioRows; onDrop: (name: string) => void }

/** Said wherever figures stand on it: these answers are not the policies' own. */
export function AssumedNote({ body, assumed, rows, onDrop }: Props) {
  const t = useTexts('product-tests')
  const { number } = useFormats()
  const titleOf = useNameTitle()
  const said = useAnswerWords(body)
  return Object.entries(assumed).map(([name, value]) => (
    <p key={name} className="held-note" role="note">
      <Info size={16} aria-hidden />{' '}
      {t('assume.note', { name: titleOf(name), value: said(name, value), count: number(countMissing(rows, name)) })}{' '}
      <Button type="link" size="small" onClick={() => onDrop(name)}>
        {t('assume.drop', { name: titleOf(name) })}
      </Button>
    </p>
  ))
}
