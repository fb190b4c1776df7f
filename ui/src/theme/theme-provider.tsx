import { ConfigProvider } from 'antd'
import type { Locale } from 'antd/es/locale'
import { LucideProvider } from 'lucide-react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { languageTag, type Language } from '../languages'
import type { BrandName, ThemeName } from '../tokens'
import { antdTheme } from './antd-theme'
import { loadAntdLocale } from './antd-locale'
import { useLessMotion } from './use-less-motion'
import { wearColour } from './wear-colour'

export type ThemeProviderProps = {
  theme: ThemeName
  brand: BrandName
  language: Language
  /** The company's own colour as six hex digits; empty for the brand's. */
  colour?: string
  /** The nonce of this page's policy: antd's own styles are refused without it. */
  nonce?: string
  children: ReactNode
}

/** Gives everything below it one look: CSS variables by attributes on <html>, antd by its theme, icons by their stroke. */
export function ThemeProvider({ theme, brand, language, colour = '', nonce, children }: ThemeProviderProps) {
  const stillness = useLessMotion()
  const config = useMemo(() => antdTheme(theme, brand, !stillness, colour), [theme, brand, stillness, colour])
  const locale = useAntdLocale(language)
  useEffect(() => dressDocument(theme, brand, language), [theme, brand, language])
  useEffect(() => wearColour(theme, brand, colour), [theme, brand, colour])
  return (
    <ConfigProvider
      theme={config}
      locale={locale}
      csp={nonce ? { nonce } : undefined}
      getPopupContainer={popupHome}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
    >
      <LucideProvider size={16} strokeWidth={1.6}>
        {children}
      </LucideProvider>
    </ConfigProvider>
  )
}

/** A modal <dialog> makes everything outside it dead, so a list that opens from inside one has to live in it. */
function popupHome(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('dialog') ?? document.body
}

function dressDocument(theme: ThemeName, brand: BrandName, language: Language) {
  const root = document.documentElement
  root.dataset.theme = theme
  root.dataset.brand = brand
  root.lang = languageTag(language)
}

function useAntdLocale(language: Language): Locale | undefined {
  const [loaded, setLoaded] = useState<{ language: Language; locale: Locale }>()
  useEffect(() => {
    let isCurrent = true
    void loadAntdLocale(language).then((locale) => {
      if (isCurrent && locale) setLoaded({ language, locale })
    })
    return () => {
      isCurrent = false
    }
  }, [language])
  return loaded?.language === language ? loaded.locale : undefined
}
