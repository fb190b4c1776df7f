import { scheduleOperations } from '@coverwright/contract/release/schedules'
import type { TimingChoices, TimingEventView } from '@coverwright/contract/release/timing-events'
import { timingRefusal } from '@coverwright/rules/release/timing-events'
import { Dialog } from '@coverwright/ui/dialog'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useState } from 'react'
import { useMayCall } from '../../platform/me'
import { useSubmit } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { eventFields } from './event-fields'
import { draftOf, EventForm, formOf, isPublish, scheduleOf, timingOf } from './event-form'
import { useTimingChoices, useTimingWrites } from './use-timing-events'

type Props = { row?: TimingEventView; timeZone: string; onClose: () => void }

/** Something new to plan, or what is planned: changed by those who may, read by others. */
export function EventDialog(props: Props) {
  const t = useTexts('timing-events')
  const words = useErrorWords()
  const asked = useTimingChoices()
  if (asked.data) return <Planning {...props} choices={asked.data} />
  return (
    <Dialog open title={t('create.open')} onClose={props.onClose}>
      <Loaded asked={asked} words={words} isInCard>
        {() => null}
      </Loaded>
    </Dialog>
  )
}

function Planning({ row, timeZone, onClose, choices }: Props & { choices: TimingChoices }) {
  const t = useTexts('timing-events')
  // As it was when it was opened: what others change meanwhile is refused, not written over.
  const [opened] = useState(row)
  const [now] = useState(() => new Date())
  const mayPublish = useMayCall(scheduleOperations.create)
  const { create, update, schedule } = useTimingWrites()
  const send = (form: EventForm) => {
    if (isPublish(form.does)) return schedule.mutateAsync(scheduleOf(form, choices))
    const draft = draftOf(form)
    return opened
      ? update.mutateAsync({ ...draft, id: opened.id, baseRevision: opened.revision })
      : create.mutateAsync(draft)
  }
  const says = ({ name }: EventForm) => (name ? t(opened ? 'saved' : 'created', { name }) : t('scheduled'))
  return (
    <FormDialog
      {...useSubmit(send, { says, then: onClose })}
      title={opened?.name ?? t('create.open')}
      width={560}
      schema={EventForm}
      rules={(values) => {
        const timing = timingOf(values)
        const refusal = timing && timingRefusal(timing, new Date())
        return refusal ? [{ ...refusal, field: 'time' }] : []
      }}
      initial={formOf(opened, timeZone, now)}
      fields={eventFields({ t, choices, isNew: !opened, mayPublish })}
      isReadOnly={opened && !opened.may.includes('edit')}
      submitLabel={t(opened ? 'save' : 'create.submit')}
      onClose={onClose}
    />
  )
}
