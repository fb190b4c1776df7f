import type { Locale } from 'antd/es/locale'
import type { Language } from '../languages'

/** antd's own words (calendar, empty select) in one language; American English is built in. */
export async function loadAntdLocale(language: Language): Promise<Locale | undefined> {
  switch (language) {
    case 'en_us':
      return undefined
    case 'en_uk':
    case 'en_id':
      return (await import('antd/es/locale/en_GB')).default
    case 'zh_tw':
      return (await import('antd/es/locale/zh_TW')).default
    case 'zh_cn':
      return (await import('antd/es/locale/zh_CN')).default
  }
}
