import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import updateLocale from 'dayjs/plugin/updateLocale'
import { use, useEffect, useState } from 'react'
import { Clock, type WeekStart } from '../../formats'
import { useLanguage, type Language } from '../../locales'
import type { ControlFor } from '../form-types'

dayjs.extend(updateLocale)

const ISO = 'YYYY-MM-DD'
const firstDays = { sunday: 0, monday: 1, saturday: 6 } as const

/** A date is a calendar day as text, 2026-11-15: it has no clock and no time zone. */
export function DateControl({ field, ...control }: ControlFor<'date'>) {
  const { language } = useLanguage()
  const { dateForm = 'language', weekStart } = use(Clock) ?? {}
  const isReady = useMonthNames(language, weekStart)
  const day = typeof control.value === 'string' && control.value ? dayjs(control.value, ISO) : null
  return (
    <DatePicker
      key={isReady ? `${language} ${weekStart}` : 'coming'}
      id={control.id}
      className="cw-wide"
      value={day}
      onChange={(next) =>
        control.onChange(next && !Array.isArray(next) ? next.format(ISO) : field.empty === null ? null : '')
      }
      // Enter takes the day that was typed; the form is sent by its button.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
      minDate={field.earliest ? dayjs(field.earliest, ISO) : undefined}
      maxDate={field.latest ? dayjs(field.latest, ISO) : undefined}
      format={[dateForm === 'language' ? usualForm(language) : dateForm.toUpperCase(), ISO]}
      placeholder={field.placeholder ?? ''}
      status={control.isInvalid ? 'error' : undefined}
      size={control.isLarge ? 'large' : undefined}
      disabled={control.isDisabled || control.isReadOnly}
      aria-invalid={control.isInvalid || undefined}
      aria-describedby={control.describedBy}
    />
  )
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
