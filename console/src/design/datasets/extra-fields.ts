import { extraFormats, type ExtraKind, extraKinds } from '@coverwright/rules/design/datasets'
import type { FormItem, Values } from '@coverwright/ui/form'
import { type Language, type T, useLanguage, useTexts } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import { currencyOptions } from '../products'
import { ANY_PLACES, placesChoices } from './extra-draft'

const holds =
  (...kinds: ExtraKind[]) =>
  ({ kind }: Values) =>
    (kinds as unknown[]).includes(kind)
const isFixed =
  (...kinds: ExtraKind[]) =>
  (values: Values) =>
    values.source === 'fixed' && holds(...kinds)(values)

/** What is asked about a name depends on what it holds: a day is chosen, yes or no is chosen, options are listed. */
export function useExtraFields(): FormItem[] {
  const t = useTexts('datasets')
  const { language } = useLanguage()
  return useMemo(
    () => [...wordFields(t), ...typeFields(t, language), ...limitFields(t, 'min'), ...limitFields(t, 'max'), ...valueFields(t)], // oxfmt-ignore
    [t, language],
  )
}

const wordFields = (t: T): FormItem[] => [
  {
    name: 'name',
    kind: 'text',
    label: t('field.name'),
    help: t('field.nameHelp'),
    maxLength: 64,
    width: 'half',
    autoFocus: true,
  },
  { name: 'title', kind: 'text', label: t('field.title'), maxLength: 200, width: 'half', isOptional: true },
]

const typeFields = (t: T, language: Language): FormItem[] => [
  {
    name: 'kind',
    kind: 'select',
    label: t('column.type'),
    width: 'half',
    options: extraKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
  },
  {
    name: 'currency',
    kind: 'select',
    label: t('field.currency'),
    canSearch: true,
    width: 'half',
    options: currencyOptions(language),
    shownWhen: holds('money'),
  },
  {
    name: 'places',
    kind: 'select',
    label: t('field.places'),
    width: 'half',
    options: placesChoices.map((each) => ({ value: each, label: each === ANY_PLACES ? t('anyPlaces') : each })),
    shownWhen: holds('number'),
  },
  {
    name: 'format',
    kind: 'select',
    label: t('field.format'),
    width: 'half',
    options: extraFormats.map((format) => ({ value: format, label: t(`format.${format}`) })),
    shownWhen: holds('text'),
  },
  {
    name: 'options',
    kind: 'longText',
    label: t('field.options'),
    help: t('field.optionsHelp'),
    rows: 4,
    shownWhen: holds('choice', 'choices'),
  },
]

function limitFields(t: T, name: 'min' | 'max'): FormItem[] {
  const limit = { name, label: t(`field.${name}`), width: 'half' as const, isOptional: true }
  return [
    { ...limit, kind: 'text', shownWhen: holds('number', 'money') },
    { ...limit, kind: 'date', shownWhen: holds('date') },
    { ...limit, kind: 'text', placeholder: '2026-01-31T09:00:00Z', shownWhen: holds('dateTime') },
  ]
}

function valueFields(t: T): FormItem[] {
  const value = { name: 'value', label: t('field.value') }
  const yesNo = (['yes', 'no'] as const).map((each) => ({ value: each, label: t(`yesNo.${each}`) }))
  return [
    {
      name: 'source',
      kind: 'choice',
      label: t('field.source'),
      options: (['connector', 'fixed'] as const).map((source) => ({
        value: source,
        label: t(`source.${source}`),
        about: t(`sourceAbout.${source}`),
      })),
    },
    { ...value, kind: 'text', shownWhen: isFixed('text', 'number', 'money', 'dateTime', 'choice') },
    { ...value, kind: 'text', help: t('field.valuesHelp'), shownWhen: isFixed('choices') },
    { ...value, kind: 'date', shownWhen: isFixed('date') },
    { ...value, kind: 'select', options: yesNo, shownWhen: isFixed('yesNo') },
  ]
}
