import type { SeatsView } from '@coverwright/contract/company/members'
import { useTexts } from '@coverwright/ui/locales'
import type { z } from 'zod'

type Seats = z.infer<typeof SeatsView>

/** How many seats are taken of how many there are. */
export function Seats({ seats }: { seats: Seats | undefined }) {
  const t = useTexts('members')
  if (!seats) return null
  return (
    <ul className="seats" aria-label={t('seats.title')}>
      <Seat label={t('seats.secondary')} {...seats.secondary} />
      <Seat label={t('seats.admins')} {...seats.admins} />
    </ul>
  )
}

function Seat({ label, taken, limit }: { label: string; taken: number; limit: number }) {
  const t = useTexts('members')
  return (
    <li className="seat" data-full={taken >= limit}>
      <span className="seat-words">
        {label} <b className="cw-num">{t('seats.of', { taken, limit })}</b>
      </span>
      <meter min={0} max={limit} value={taken} aria-label={label} />
    </li>
  )
}
