import { REPLACE_DAYS, REPLACE_MINUTES, type ScheduleKind } from '@coverwright/rules/release/schedules'
import { FormDialog, type FormItem } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { useCreateSchedule, useMoveSchedule } from './use-publishing'

const When = z.object({ at: z.string().min(1) })
type Props = {
  productId: string
  slug: string
  kind: ScheduleKind
  releaseHash?: string
  /** One that waits, to be moved to another time. */
  waiting?: { id: string; at: string }
  onClose: () => void
}

/** At what time it happens; until then it can be moved or called off. */
export function ScheduleDialog({ productId, slug, kind, releaseHash, waiting, onClose }: Props) {
  const t = useTexts('publishing')
  const [create, move] = [useCreateSchedule(), useMoveSchedule()]
  const submit = useSubmit(
    async ({ at }: z.output<typeof When>) => {
      const moment = new Date(at).toISOString()
      if (waiting) return void (await move.mutateAsync({ scheduleId: waiting.id, at: moment }))
      await create.mutateAsync({ productId, kind, slug, ...(releaseHash ? { releaseHash } : {}), at: moment })
    },
    { says: () => t(waiting ? 'schedule.changed' : 'schedule.done'), then: onClose },
  )
  const { min: minMinutes, max: maxMinutes } = REPLACE_MINUTES
  const { min: minDays, max: maxDays } = REPLACE_DAYS
  const fields: FormItem[] = [
    {
      name: 'at',
      kind: 'own',
      label: t('schedule.at'),
      help:
        kind === 'replace'
          ? t('schedule.replaceHelp', { minMinutes, maxMinutes, minDays, maxDays })
          : t('schedule.help'),
      draw: ({ id, value, onChange, isInvalid, describedBy }) => (
        <Input
          id={id}
          type="datetime-local"
          value={String(value ?? '')}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          onChange={({ target }) => onChange(target.value)}
        />
      ),
    },
  ]
  return (
    <FormDialog
      {...submit}
      schema={When}
      title={t(`schedule.title.${waiting ? 'change' : kind}`)}
      about={t(`schedule.about.${kind}`, { path: `/p/${slug}` })}
      initial={{ at: waiting ? localOf(new Date(waiting.at)) : localOf(soon()) }}
      fields={fields}
      submitLabel={t(waiting ? 'schedule.submitChange' : 'schedule.submit')}
      onClose={onClose}
    />
  )
}

/** Within the hour, which suits every kind. */
const soon = () => new Date(Date.now() + 30 * 60_000)

/** As the field of the browser has it: local time, to the minute. */
const localOf = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
