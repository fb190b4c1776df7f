import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import updateLocale from 'dayjs/plugin/updateLocale'
import { use, useEffect, useState } from 'react'
import { Clock, type DateForm, type WeekStart } from '../../formats'
import { useLanguage, type Language } from '../../locales'
import type { ControlFor } from '../form-types'
import { isDay, isEmpty } from '../shown-fields'

dayjs.extend(updateLocale)

const ISO = 'YYYY-MM-DD'
const firstDays = { sunday: 0, monday: 1, saturday: 6 } as const

/** A date is a calendar day as text, 2026-11-15: it has no clock and no time zone. */
export function DateControl({ field, ...control }: ControlFor<'date'>) {
  const { language } = useLanguage()
  const { dateForm = 'language', weekStart } = use(Clock) ?? {}
  const isReady = useMonthNames(language, weekStart)
  const day = isDay(control.value) ? dayjs(control.value, ISO) : null
  const none = field.empty === null ? null : ''
  const forms = readForms(language, dateForm)
  return (
    <DatePicker
      key={isReady ? `${language} ${weekStart}` : 'coming'}
      id={control.id}
      className="cw-wide"
      value={day}
      onChange={(next) => control.onChange(next && !Array.isArray(next) ? next.format(ISO) : none)}
      // What cannot be read stays as it was typed, and the form says so: it is not thrown away.
      preserveInvalidOnBlur
      onBlur={({ target }) => {
        const typed = (target as HTMLInputElement).value.trim()
        if (typed === '' && !isEmpty(control.value)) control.onChange(none)
        else if (typed !== '' && !forms.some((form) => dayjs(typed, form, true).isValid())) control.onChange(typed)
      }}
      // Enter takes the day that was typed; the form is sent by its button.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
      minDate={field.earliest ? dayjs(field.earliest, ISO) : undefined}
      maxDate={field.latest ? dayjs(field.latest, ISO) : undefined}
      format={forms}
      placeholder={field.placeholder ?? ''}
      status={control.isInvalid ? 'error' : undefined}
      size={control.isLarge ? 'large' : undefined}
      disabled={control.isDisabled || control.isReadOnly}
      aria-invalid={control.isInvalid || undefined}
      aria-describedby={control.describedBy}
    />
  )
}

/** How a day is written first; then how it may be typed: with figures in the same order, or as computers do. */
export function readForms(language: Language, dateForm: DateForm): string[] {
  const first = dateForm === 'language' ? usualForm(language) : dateForm.toUpperCase()
  const order = first.startsWith('Y') ? 'Y' : first.startsWith('M') ? 'M' : 'D'
  const figures = {
    Y: ['YYYY/M/D', 'YYYY/MM/DD'],
    M: ['M/D/YYYY', 'MM/DD/YYYY'],
    D: ['D/M/YYYY', 'DD/MM/YYYY'],
  }
  return [...new Set([first, ISO, ...figures[order]])]
}

const usualForm = (language: Language) =>
  language === 'en_us' ? 'MMM D, YYYY' : language.startsWith('zh') ? 'YYYY年M月D日' : 'D MMM YYYY'

/** The calendar's month names and the first day of its weeks; English is built in. */
function useMonthNames(language: Language, weekStart: WeekStart | undefined): boolean {
  const [ready, setReady] = useState<string>()
  useEffect(() => {
    const load =
      language === 'zh_tw'
        ? import('dayjs/locale/zh-tw')
        : language === 'zh_cn'
          ? import('dayjs/locale/zh-cn')
          : Promise.resolve()
    void load.then(() => {
      const name = language === 'zh_tw' ? 'zh-tw' : language === 'zh_cn' ? 'zh-cn' : 'en'
      dayjs.locale(name)
      if (weekStart) dayjs.updateLocale(name, { weekStart: firstDays[weekStart] })
      setReady(`${language} ${weekStart}`)
    })
  }, [language, weekStart])
  return ready === `${language} ${weekStart}`
}
