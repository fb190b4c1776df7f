import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useEffect, useState } from 'react'
import { useLanguage, type Language } from '../../locales'
import type { ControlFor } from '../form-types'

const ISO = 'YYYY-MM-DD'

/** A date is a calendar day as text, 2026-11-15: it has no clock and no time zone. */
export function DateControl({ field, ...control }: ControlFor<'date'>) {
  const { language } = useLanguage()
  const isReady = useMonthNames(language)
  const day = typeof control.value === 'string' && control.value ? dayjs(control.value, ISO) : null
  return (
    <DatePicker
      key={isReady ? language : 'coming'}
      id={control.id}
      className="cw-wide"
      value={day}
      onChange={(next) =>
        control.onChange(next && !Array.isArray(next) ? next.format(ISO) : field.empty === null ? null : '')
      }
      minDate={field.earliest ? dayjs(field.earliest, ISO) : undefined}
      maxDate={field.latest ? dayjs(field.latest, ISO) : undefined}
      format={
        language === 'en_us'
          ? ['MMM D, YYYY', ISO]
          : language.startsWith('zh')
            ? ['YYYY年M月D日', ISO]
            : ['D MMM YYYY', ISO]
      }
      placeholder={field.placeholder ?? ''}
      status={control.isInvalid ? 'error' : undefined}
      size={control.isLarge ? 'large' : undefined}
      disabled={control.isDisabled || control.isReadOnly}
      aria-invalid={control.isInvalid || undefined}
      aria-describedby={control.describedBy}
    />
  )
}

/** The calendar's month names; English is built in. */
function useMonthNames(language: Language): boolean {
  const [ready, setReady] = useState<Language>()
  useEffect(() => {
    const load =
      language === 'zh_tw'
        ? import('dayjs/locale/zh-tw')
        : language === 'zh_cn'
          ? import('dayjs/locale/zh-cn')
          : Promise.resolve()
    void load.then(() => {
      dayjs.locale(language === 'zh_tw' ? 'zh-tw' : language === 'zh_cn' ? 'zh-cn' : 'en')
      setReady(language)
    })
  }, [language])
  return ready === language
}
