import type { AutomationChoices } from '@coverwright/contract/service/automations'
import {
  type ActionKind,
  automationLimits as limits,
  subjectOfTrigger,
  type TriggerKind,
  triggerKinds,
} from '@coverwright/rules/service/automations'
import type { FormItem, Values } from '@coverwright/ui/form'
import type { T } from '@coverwright/ui/locales'
import { Bell, ListChecks, Mail, MessageSquare, Plug } from 'lucide-react'
import type { ReactNode } from 'react'
import { ConnectorInputs } from './connector-inputs'
import { FilledText } from './filled-text'
import { SmsTexts } from './sms-texts'

const is =
  (...kinds: readonly string[]) =>
  ({ trigger }: Values) =>
    kinds.includes(String(trigger))

/** What it waits for. */
export const whenFields = (t: T, { dates }: AutomationChoices): FormItem[] => [
  { kind: 'text', name: 'name', label: t('edit.name'), maxLength: limits.name },
  {
    kind: 'select',
    name: 'trigger',
    label: t('edit.trigger'),
    help: ({ trigger }) => t(`triggerAbout.${String(trigger)}`),
    options: triggerKinds
      .filter((kind) => kind !== 'dateReached' || dates.length > 0)
      .map((value) => ({ value, label: t(`triggers.${value}`) })),
  },
  {
    ...{ kind: 'number', name: 'hours', label: t('edit.hours'), unit: t('edit.hoursUnit'), precision: 0 },
    ...{ ...limits.leftHours, width: 'half', shownWhen: is('quoteLeft') },
  },
  {
    ...{ kind: 'number', name: 'days', label: t('edit.days'), unit: t('edit.daysUnit'), precision: 0 },
    ...{ ...limits.expiresDays, width: 'half', shownWhen: is('policyExpires') },
  },
  {
    ...{ kind: 'select', name: 'dataName', label: t('edit.date'), width: 'half', shownWhen: is('dateReached') },
    options: dates.map(({ name, title }) => ({ value: name, label: title })),
  },
  {
    ...{ kind: 'number', name: 'dateDays', label: t('edit.dateDays'), help: t('edit.dateDaysHelp'), precision: 0 },
    ...{ unit: t('edit.daysUnit'), ...limits.dateDays, width: 'half', shownWhen: is('dateReached') },
  },
]

export const conditionFields = (t: T): FormItem[] => [
  {
    ...{ kind: 'longText', name: 'condition', label: t('edit.condition'), isOptional: true, isMono: true, rows: 3 },
    help: ({ trigger }) => t(`conditionHelp.${subjectOfTrigger(trigger as TriggerKind)}`),
    maxLength: limits.condition,
  },
]

export const waitFields = (t: T, { quietHours }: AutomationChoices): FormItem[] => [
  {
    ...{ kind: 'number', name: 'delayHours', label: t('edit.delay'), unit: t('edit.hoursUnit'), precision: 0 },
    ...{ ...limits.delayHours, width: 'half' },
    help: quietHours ? t('edit.quiet', quietHours) : t('edit.noQuiet'),
  },
]

const icons: Record<ActionKind, ReactNode> = {
  email: <Mail />,
  sms: <MessageSquare />,
  notice: <Bell />,
  task: <ListChecks />,
  connector: <Plug />,
}

/** A row of each kind as it begins; what it is called inside is given when it is saved. */
const beginning = { id: 'new' }

/** What it does, action by action. */
export function actionFields(t: T, choices: AutomationChoices): FormItem[] {
  const { templates, connectors, members } = choices
  const of =
    (...kinds: readonly string[]) =>
    ({ kind }: Values) =>
      kinds.includes(String(kind))
  const options = (named: readonly { id: string; name: string }[]) =>
    named.map(({ id, name }) => ({ value: id, label: name }))
  return [
    {
      ...{ kind: 'rows', name: 'actions', label: t('edit.actions'), rowLabel: t('edit.action'), min: 1 },
      max: limits.actions,
      // Rows of several kinds: each says which it is.
      picture: ({ kind }) => (
        <span className="automation-kind">
          {icons[kind as ActionKind]}
          {t(`kinds.${String(kind)}`)}
        </span>
      ),
      adds: [
        { label: t('add.email'), icon: icons.email, row: { ...beginning, kind: 'email', templateId: '' } },
        { label: t('add.sms'), icon: icons.sms, row: { ...beginning, kind: 'sms', texts: {} } },
        { label: t('add.notice'), icon: icons.notice, row: { ...beginning, kind: 'notice', text: '', memberIds: [] } },
        {
          ...{ label: t('add.task'), icon: icons.task },
          row: { ...beginning, kind: 'task', text: '', memberIds: [], dueDays: 2 },
        },
        {
          ...{ label: t('add.connector'), icon: icons.connector },
          row: { ...beginning, kind: 'connector', connectorId: '', inputs: {} },
        },
      ],
      fields: [
        {
          ...{ kind: 'select', name: 'templateId', label: t('kinds.email'), options: options(templates) },
          ...{ isRequired: true, shownWhen: of('email'), help: templates.length === 0 ? t('edit.noTemplates') : '' },
        },
        {
          ...{ kind: 'own', name: 'texts', label: t('kinds.sms'), shownWhen: of('sms'), grows: 2 },
          draw: (control) => <SmsTexts {...control} variables={choices.variables} />,
        },
        {
          ...{ kind: 'select', name: 'connectorId', label: t('kinds.connector'), options: options(connectors) },
          ...{ isRequired: true, shownWhen: of('connector') },
        },
        {
          ...{ kind: 'own', name: 'inputs', label: t('edit.inputs'), shownWhen: of('connector'), grows: 2 },
          draw: (control, row) => <ConnectorInputs {...control} {...choices} connectorId={row.connectorId} />,
        },
        {
          ...{ kind: 'own', name: 'text', label: ({ kind }) => t(`kinds.${String(kind)}`), grows: 2 },
          ...{ isRequired: true, shownWhen: of('notice', 'task') },
          draw: (control) => <FilledText {...control} variables={choices.variables} />,
        },
        {
          ...{ kind: 'select', name: 'memberIds', label: t('edit.members'), isMultiple: true, isOptional: true },
          ...{ options: options(members), shownWhen: of('notice', 'task'), placeholder: t('edit.everybody') },
        },
        {
          ...{ kind: 'number', name: 'dueDays', label: t('edit.dueDays'), unit: t('edit.daysUnit'), precision: 0 },
          ...{ ...limits.dueDays, shownWhen: of('task') },
        },
      ],
    },
  ]
}
