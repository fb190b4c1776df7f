import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { EventDialog } from './event-dialog'
import { useTimingEvent } from './use-timing-events'

/** Asked for when it is opened: the calendar knows its runs alone. */
export function OpenedEvent({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts('timing-events')
  const words = useErrorWords()
  const asked = useTimingEvent(id)
  if (asked.data) return <EventDialog row={asked.data} timeZone={asked.data.timeZone} onClose={onClose} />
  return (
    <Dialog open title={t('openEvent')} onClose={onClose}>
      <Loaded asked={asked} words={words} isInCard>
        {() => null}
      </Loaded>
    </Dialog>
  )
}
