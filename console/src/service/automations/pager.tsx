import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'

type Props = { page: number; total: number; size: number; onTurn: (page: number) => void }

/** Back and forth in a card; the address stays that of the page. */
export function Pager({ page, total, size, onTurn }: Props) {
  const t = useTexts('automations')
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1) return null
  return (
    <div className="automation-pager">
      <Button size="small" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('pager.newer')}
      </Button>
      <span>{t('pager.page', { page, last })}</span>
      <Button size="small" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        {t('pager.older')}
      </Button>
    </div>
  )
}
