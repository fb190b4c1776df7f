import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { ChevronLeft, ChevronRight, List } from 'lucide-react'
import type { People } from './people'

type Props = { people: People; onTry: (at: number) => void; onList: () => void }

/** One after the other through the customers that were made up, without going back to their list. */
export function PeopleStrip({ people: { list, at }, onTry, onList }: Props) {
  const t = useTexts('pricing')
  if (at === null) return null
  return (
    <nav className="people-strip" aria-label={t('customers.title')}>
      <Button
        size="small"
        icon={<ChevronLeft size={16} />}
        aria-label={t('customers.before')}
        disabled={at === 0}
        onClick={() => onTry(at - 1)}
      />
      <span className="cw-num" aria-live="polite">
        {t('customers.at', { number: at + 1, count: list.length })}
      </span>
      <Button
        size="small"
        icon={<ChevronRight size={16} />}
        aria-label={t('customers.next')}
        disabled={at >= list.length - 1}
        onClick={() => onTry(at + 1)}
      />
      <Button size="small" type="text" icon={<List size={16} />} onClick={onList}>
        {t('customers.toList')}
      </Button>
    </nav>
  )
}
