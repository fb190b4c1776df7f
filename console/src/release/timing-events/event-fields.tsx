import type { TimingChoices } from '@coverwright/contract/release/timing-events'
import {
  MAX_TIMING_MESSAGE,
  MAX_TIMING_NAME,
  missedWays,
  repeats,
  weekdays,
} from '@coverwright/rules/release/timing-events'
import type { FormItem, Values } from '@coverwright/ui/form'
import type { T } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { isPublish, plans } from './event-form'
import { RunsPreview } from './runs-preview'
import { zoneOptions } from './zones'

type Asked = { t: T; choices: TimingChoices; isNew: boolean; mayPublish: boolean }

/** What it does, then when, then what follows from it. */
export function eventFields({ t, choices, isNew, mayPublish }: Asked): FormItem[] {
  const offered = plans.filter((plan) => plan === 'notify' || (mayPublish && (isNew || !isPublish(plan))))
  const isNotify = ({ does }: Values) => does === 'notify'
  const isEvent = ({ does }: Values) => !isPublish(does)
  const isRepeating = (values: Values) => isEvent(values) && values['repeat'] !== 'once'
  const repeatsAs = (repeat: string) => (values: Values) => isEvent(values) && values['repeat'] === repeat
  return [
    {
      kind: 'select',
      name: 'does',
      label: t('form.does'),
      options: offered.map((value) => ({ value, label: t(`plan.${value}`) })),
    },
    { kind: 'text', name: 'name', label: t('form.name'), maxLength: MAX_TIMING_NAME, shownWhen: isEvent },
    {
      ...{ kind: 'select', name: 'memberIds', label: t('form.people'), isMultiple: true, shownWhen: isNotify },
      options: choices.people.map(({ id: value, name: label }) => ({ value, label })),
    },
    {
      ...{ kind: 'longText', name: 'message', label: t('form.message'), rows: 2, maxLength: MAX_TIMING_MESSAGE },
      shownWhen: isNotify,
    },
    {
      ...{ kind: 'select', name: 'shellId', label: t('form.place'), shownWhen: (values) => !isNotify(values) },
      options: choices.places.map(({ shellId: value, name, slug }) => ({ value, label: `${name}, /p/${slug}` })),
    },
    {
      ...{ kind: 'segments', name: 'repeat', label: t('form.repeat'), shownWhen: isEvent },
      options: repeats.map((value) => ({ value, label: t(`repeat.${value}`) })),
    },
    {
      ...{
        kind: 'select',
        name: 'weekdays',
        label: t('form.weekdays'),
        isMultiple: true,
        shownWhen: repeatsAs('weekly'),
      },
      options: weekdays.map((day) => ({ value: String(day), label: t(`weekday.${day}`) })),
    },
    {
      ...{
        kind: 'number',
        name: 'dayOfMonth',
        label: t('form.dayOfMonth'),
        help: t('form.dayOfMonthHelp'),
        min: 1,
        max: 31,
      },
      shownWhen: repeatsAs('monthly'),
    },
    {
      ...{ kind: 'date', name: 'day', width: 'half' },
      label: (values) => t(isRepeating(values) ? 'form.from' : 'form.day'),
    },
    { ...{ kind: 'own', name: 'time', label: t('form.time'), width: 'half' }, draw: TimeInput },
    {
      ...{ kind: 'date', name: 'until', label: t('form.until'), width: 'half', empty: null, isOptional: true },
      shownWhen: isRepeating,
    },
    { kind: 'select', name: 'timeZone', label: t('form.zone'), options: zoneOptions(), width: 'half' },
    {
      ...{ kind: 'choice', name: 'missed', label: t('form.missed'), shownWhen: isEvent },
      options: missedWays.map((value) => ({ value, label: t(`missed.${value}`), about: t(`missed.${value}About`) })),
    },
    { part: 'preview', shows: (values) => <RunsPreview values={values} /> },
  ]
}

type Control = Parameters<Extract<FormItem, { kind: 'own' }>['draw']>[0]

const TimeInput = ({ id, value, onChange, isInvalid, describedBy, isReadOnly }: Control) => (
  <Input
    id={id}
    type="time"
    value={String(value ?? '')}
    disabled={isReadOnly}
    aria-invalid={isInvalid || undefined}
    aria-describedby={describedBy}
    onChange={({ target }) => onChange(target.value)}
  />
)
