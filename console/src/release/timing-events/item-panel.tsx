import type { CalendarItem } from '@coverwright/contract/release/timing-events'
import { Button } from '@coverwright/ui/button'
import { Facts } from '@coverwright/ui/facts-list'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '../../platform/me'
import { wordsOfCode } from '../../platform/words'
import { OpenedEvent } from './opened-event'
import { RunHistory } from './run-history'

/** One run by the clocks of its own zone and of the company, and the way to what it belongs to. */
export function ItemPanel({ item, onClose }: { item: CalendarItem; onClose: () => void }) {
  const t = useTexts('timing-events')
  const { company } = useMe()
  const [isOpen, setOpen] = useState(false)
  const own = useFormats({ ...company, timeZone: item.timeZone })
  const ours = useFormats(company)
  const { product } = item
  return (
    <section className="item-panel" aria-label={item.name}>
      <header>
        <h2 className="cw-cut">{item.name}</h2>
        <Button type="text" icon={<X />} aria-label={t('closePanel')} onClick={onClose} />
      </header>
      <Facts
        facts={[
          { label: t('what'), value: t(`does.${item.does}`) },
          { label: t('at'), value: `${own.dateTime(item.at)}, ${item.timeZone.replaceAll('_', ' ')}` },
          ...(item.timeZone === company.timeZone ? [] : [{ label: t('here'), value: ours.dateTime(item.at) }]),
          { label: t('state'), value: t(`run.${item.state}`) },
          ...(item.refusal ? [{ label: t('why'), value: wordsOfCode(item.refusal) ?? t('whyUnknown') }] : []),
          ...(product ? [{ label: t('place'), value: `${product.name}, /p/${product.slug}` }] : []),
        ]}
      />
      {item.isLate && <p>{t('caughtUp')}</p>}
      {item.of === 'event' && <Button onClick={() => setOpen(true)}>{t('openEvent')}</Button>}
      {item.of === 'schedule' && product && <Link href={`/publisher?product=${product.id}`}>{t('openPublisher')}</Link>}
      {item.of === 'event' && <RunHistory id={item.id} />}
      {isOpen && <OpenedEvent id={item.id} onClose={() => setOpen(false)} />}
    </section>
  )
}
