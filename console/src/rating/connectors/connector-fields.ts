import type { ConnectorView } from '@coverwright/contract/rating/connectors'
import {
  connectorKinds,
  connectorLimits,
  connectorMethods,
  failurePolicies,
  fieldKinds,
  resultTypes,
} from '@coverwright/rules/rating/connectors'
import type { FormField, FormItem } from '@coverwright/ui/form'
import type { T } from '@coverwright/ui/locales'

type Column = Extract<FormField, { kind: 'rows' }>['fields'][number]

/** What is asked: where, how, and with what of the customer's answers. */
export const requestFields = (t: T, kept: ConnectorView | null): FormItem[] => [
  { kind: 'text', name: 'name', label: t('field.name'), maxLength: connectorLimits.name },
  {
    kind: 'segments',
    name: 'kind',
    label: t('field.kind'),
    options: connectorKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
    help: ({ kind }) => t(`kindAbout.${String(kind)}`),
    width: 'half',
  },
  {
    kind: 'segments',
    name: 'method',
    label: t('field.method'),
    options: connectorMethods.map((value) => ({ value, label: value })),
    width: 'half',
  },
  {
    kind: 'text',
    name: 'url',
    label: t('field.url'),
    help: t('field.urlHint', { example: '{plate}' }),
    placeholder: 'https://api.example.com/v1/vehicles/{plate}',
    maxLength: connectorLimits.url,
    isMono: true,
  },
  {
    kind: 'rows',
    name: 'inputs',
    label: t('field.inputs'),
    rowLabel: t('row.inputs'),
    help: t('field.inputsAbout', { example: '{plate}' }),
    adds: [{ label: t('field.addInput'), row: { name: '', kind: 'text', sample: '' } }],
    fields: [nameColumn(t), kindColumn(t), { kind: 'text', name: 'sample', label: t('column.sample') }],
  },
  headersField(t, kept),
  {
    kind: 'rows',
    name: 'params',
    label: t('field.params'),
    rowLabel: t('row.params'),
    adds: [{ label: t('field.addParam'), row: { name: '', value: '' } }],
    fields: [nameColumn(t), valueColumn(t)],
  },
  {
    kind: 'rows',
    name: 'body',
    label: t('field.body'),
    rowLabel: t('row.body'),
    help: t('field.bodyAbout', { example: '{plate}' }),
    adds: [{ label: t('field.addBody'), row: { field: '', value: '' } }],
    fields: [{ kind: 'text', name: 'field', label: t('column.field'), isMono: true }, valueColumn(t)],
    shownWhen: ({ method }) => method === 'POST',
  },
]

function headersField(t: T, kept: ConnectorView | null): FormField {
  const isKept = (name: unknown) => kept?.keptSecrets.some((each) => each.toLowerCase() === String(name).toLowerCase())
  return {
    kind: 'rows',
    name: 'headers',
    label: t('field.headers'),
    rowLabel: t('row.headers'),
    help: t('field.headersAbout'),
    adds: [{ label: t('field.addHeader'), row: { name: '', value: '', isSecret: false } }],
    fields: [
      nameColumn(t),
      { ...valueColumn(t), shownWhen: ({ isSecret }) => !isSecret },
      {
        kind: 'password',
        name: 'value',
        label: t('column.value'),
        autoComplete: 'off',
        grows: 2,
        placeholder: ({ name }) => (isKept(name) ? t('field.secretKept') : ''),
        shownWhen: ({ isSecret }) => isSecret === true,
      },
      { kind: 'check', name: 'isSecret', label: t('column.secret'), grows: 0 },
    ],
  }
}

/** What is taken from the answer: by pressing its values beside, or by writing where they stand. */
export const answerFields = (t: T): FormItem[] => [
  {
    kind: 'segments',
    name: 'resultType',
    label: t('field.resultType'),
    options: resultTypes.map((value) => ({ value, label: t(`resultType.${value}`) })),
  },
  {
    kind: 'rows',
    name: 'fields',
    label: t('field.fields'),
    rowLabel: t('row.fields'),
    help: t('field.fieldsAbout'),
    adds: [{ label: t('field.addField'), row: { name: '', pointer: '', kind: 'text', fallback: '' } }],
    fields: [
      nameColumn(t),
      {
        kind: 'text',
        name: 'pointer',
        label: t('column.pointer'),
        placeholder: '/driver/claims',
        isMono: true,
        grows: 1.5,
      },
      kindColumn(t),
      { kind: 'text', name: 'fallback', label: t('column.fallback'), isMono: true },
    ],
  },
]

/** How long it is waited for, how often it is tried, and what becomes of the quote when nothing comes back. */
export const failureFields = (t: T): FormItem[] => [
  ...(['timeLimitSeconds', 'retries', 'reuseMinutes'] as const).map((name): FormItem => ({
    kind: 'number',
    name,
    label: t(`field.${name}`),
    help: t(`hint.${name}`),
    min: connectorLimits[name].min,
    max: connectorLimits[name].max,
    precision: 0,
    width: 'half',
  })),
  {
    kind: 'choice',
    name: 'onFailure',
    label: t('field.onFailure'),
    options: failurePolicies.map((value) => ({ value, label: t(`onFailure.${value}`) })),
  },
]

const nameColumn = (t: T): Column => ({ kind: 'text', name: 'name', label: t('column.name'), isMono: true })
const valueColumn = (t: T): Column => ({ kind: 'text', name: 'value', label: t('column.value'), grows: 2 })

/** The same of what a connector is told and of what is taken from its answer. */
const kindColumn = (t: T): Column => ({
  kind: 'select',
  name: 'kind',
  label: t('column.kind'),
  options: fieldKinds.map((value) => ({ value, label: t(`fieldKind.${value}`) })),
})
