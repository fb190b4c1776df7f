import { createContext, use, useCallback, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { Texts } from './create-texts'
import { defaultLanguage, languageOfTag, type Language } from '../languages'

export type TextValues = Record<string, string | number | Date | null | undefined>
/** Words for a key of one namespace: t('list.selected', { count: 2 }). */
export type T = (key: string, values?: TextValues) => string

const TextsContext = createContext<Texts | null>(null)

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return (
    <TextsContext value={texts}>
      <I18nextProvider i18n={texts.i18n}>{children}</I18nextProvider>
    </TextsContext>
  )
}

/** The words of one namespace; the room waits (suspends) until they are here. */
export function useTexts(namespace: string): T {
  const { t } = useTranslation(namespace)
  return useCallback((key, values) => t(key, values ?? {}) as string, [t])
}

/** Every message of one namespace by its key, not filled in: for what is listed or searched by its words. */
export function useMessages(namespace: string): Readonly<Record<string, string>> {
  const { i18n } = useTranslation(namespace)
  return (i18n.getResourceBundle(i18n.language, namespace) ?? {}) as Record<string, string>
}

/** The language being read, and how to change it. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation('ui')
  const texts = use(TextsContext)
  return {
    language: i18n.language ? languageOfTag(i18n.language) : defaultLanguage,
    setLanguage: texts?.setLanguage ?? (async () => {}),
  }
}
