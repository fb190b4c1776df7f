import { REPLACE_DAYS, REPLACE_MINUTES, type ScheduleKind } from '@coverwright/rules/release/schedules'
import { FormDialog, type FormItem } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { useCreateSchedule } from './use-publishing'

const When = z.object({ at: z.string().min(1) })
type Props = { productId: string; slug: string; kind: ScheduleKind; releaseHash?: string; onClose: () => void }

/** At what time it happens; until then it can be moved or called off. */
export function ScheduleDialog({ productId, slug, kind, releaseHash, onClose }: Props) {
  const t = useTexts('publishing')
  const create = useCreateSchedule()
  const submit = useSubmit(
    async ({ at }: z.output<typeof When>) => {
      const hash = releaseHash ? { releaseHash } : {}
      await create.mutateAsync({ productId, kind, slug, ...hash, at: new Date(at).toISOString() })
    },
    { says: () => t('schedule.done'), then: onClose },
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
      title={t(`schedule.title.${kind}`)}
      about={t(`schedule.about.${kind}`, { path: `/p/${slug}` })}
      initial={{ at: inAnHour() }}
      fields={fields}
      submitLabel={t('schedule.submit')}
      onClose={onClose}
    />
  )
}

/** As the field of the browser has it: local time, to the minute. Within the hour, which suits every kind. */
function inAnHour(): string {
  const at = new Date(Date.now() + 30 * 60_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
