import type { BodyView } from '@coverwright/contract/design/products'
import type { Assumed, PortfolioRows } from '@coverwright/rules/rating/portfolios'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Info } from 'lucide-react'
import { useAssumedWords } from './use-assumed-words'

type Props = { body: BodyView; assumed: Assumed; rows: PortfolioRows; onDrop: (name: string) => void }

/** Said wherever figures stand on it: these answers are not the policies' own. */
export function AssumedNote({ body, assumed, rows, onDrop }: Props) {
  const t = useTexts('product-tests')
  const words = useAssumedWords(body)
  return words(assumed, rows).map(({ name, title, text }) => (
    <p key={name} className="held-note" role="note">
      <Info size={16} aria-hidden /> {text}{' '}
      <Button type="link" size="small" onClick={() => onDrop(name)}>
        {t('assume.drop', { name: title })}
      </Button>
    </p>
  ))
}
