import { currencies } from '@coverwright/rules/money'
import { dateForms, idleMinutes, weekStarts } from '@coverwright/rules/company/settings'
import type { FormItem } from '@coverwright/ui/form'
import { Link } from '@coverwright/ui/navigation'
import { type Language, languageNames, languages, languageTag, type T } from '@coverwright/ui/locales'

export const generalFields = (t: T, language: Language, isDisabled: boolean): FormItem[] => [
  { section: t('general.place'), about: t('general.placeAbout') },
  {
    name: 'timeZone',
    kind: 'select',
    label: t('general.timeZone'),
    help: t('general.timeZoneHelp'),
    options: timeZones(),
    isDisabled,
  },
  { name: 'language', kind: 'select', label: t('general.language'), options: spoken, width: 'half', isDisabled },
  {
    name: 'currency',
    kind: 'select',
    label: t('general.currency'),
    options: money(language),
    width: 'half',
    isDisabled,
  },
  {
    name: 'weekStart',
    kind: 'select',
    label: t('general.weekStart'),
    options: weekStarts.map((day) => ({ value: day, label: t(`day.${day}`) })),
    width: 'half',
    isDisabled,
  },
  {
    name: 'dateForm',
    kind: 'select',
    label: t('general.dateForm'),
    options: dateForms.map((form) => ({
      value: form,
      label: form === 'language' ? t('general.dateByLanguage') : form.toUpperCase(),
    })),
    width: 'half',
    isDisabled,
  },
  { section: t('general.editing'), about: t('general.editingAbout') },
  {
    name: 'idleMinutes',
    kind: 'number',
    label: t('general.idle'),
    help: t('general.idleHelp', { min: idleMinutes.min, max: idleMinutes.max }),
    unit: t('general.minutes'),
    min: idleMinutes.min,
    max: idleMinutes.max,
    width: 'half',
    isDisabled,
  },
  {
    name: 'needsSecondPerson',
    kind: 'switch',
    label: t('general.secondPerson'),
    help: t('general.secondPersonHelp'),
    isDisabled,
  },
  { section: t('general.mail'), about: t('general.mailAbout') },
  {
    name: 'senderName',
    kind: 'text',
    label: t('general.senderName'),
    maxLength: 80,
    width: 'half',
    isOptional: true,
    isDisabled,
  },
  { name: 'replyTo', kind: 'email', label: t('general.replyTo'), width: 'half', isOptional: true, isDisabled },
  { part: 'ownAddress', shows: () => <Link href="/setting/sender">{t('general.ownAddress')}</Link> },
  ...quietFields(t, isDisabled),
]

/** Every quarter of an hour, and none. */
function quietFields(t: T, isDisabled: boolean): FormItem[] {
  const times = Array.from({ length: 96 }, (_, at) => {
    const time = `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`
    return { value: time, label: time }
  })
  const options = [{ value: '', label: t('general.noQuiet') }, ...times]
  return [
    {
      ...{ name: 'quietFrom', kind: 'select', label: t('general.quietFrom'), help: t('general.quietHelp') },
      ...{ options, placeholder: t('general.noQuiet'), width: 'half', isDisabled },
    },
    {
      ...{ name: 'quietUntil', kind: 'select', label: t('general.quietUntil') },
      ...{ options, placeholder: t('general.noQuiet'), width: 'half', isDisabled },
    },
  ]
}

const spoken = languages.map((one) => ({ value: one, label: languageNames[one] }))

/** Every zone the browser's calendar knows, with UTC first. */
const timeZones = () =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }))

function money(language: Language) {
  const names = new Intl.DisplayNames([languageTag(language)], { type: 'currency' })
  return currencies.map((code) => ({ value: code, label: `${code} ${names.of(code) ?? ''}`.trim() }))
}
