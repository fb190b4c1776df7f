import i18next, { type i18n, type ReadCallback } from 'i18next'
import ICU from 'i18next-icu'
import { initReactI18next } from 'react-i18next'
import { languageOfTag, languageTag, type Language } from '../languages'
import { fetchReadBy } from './read-texts'
import { fetchTexts, NoTexts, type TextSources } from './text-sources'
import { uiTexts } from './ui-texts'

export type TextsOptions = {
  language: Language
  /** The rooms' own texts; ui brings its own under the namespace 'ui'. */
  sources: TextSources
  /** Namespaces to have before the first paint; the rest arrive with the room that asks for them. */
  preload?: string[]
}

export type Texts = {
  i18n: i18n
  language: () => Language
  setLanguage: (language: Language) => Promise<void>
  /** Fetches namespaces ahead, so that opening a room does not wait for its words. */
  load: (namespaces: string[]) => Promise<void>
}

/** Sets up the words in one language at a time; a missing key shows itself, because tests find it first. */
export async function createTexts({ language, sources, preload = [] }: TextsOptions): Promise<Texts> {
  const all = { ...sources, ui: uiTexts }
  const instance = i18next.createInstance()
  await instance
    .use(new ICU({ parseErrorHandler: (error, key) => `${key} (${error.message})` }))
    .use(backendOf(all))
    .use(initReactI18next)
    .init({
      lng: languageTag(language),
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['ui', ...preload],
      defaultNS: 'ui',
      keySeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
  const load = (namespaces: string[]) => instance.loadNamespaces(namespaces)
  fetchReadBy(load)
  return {
    i18n: instance,
    language: () => languageOfTag(instance.language),
    setLanguage: async (next) => void (await instance.changeLanguage(languageTag(next))),
    load,
  }
}

function backendOf(sources: TextSources) {
  return {
    type: 'backend' as const,
    init: () => {},
    read: (tag: string, namespace: string, done: ReadCallback) => {
      fetchTexts(sources, namespace, languageOfTag(tag)).then(
        (words) => done(null, words),
        // Asked for again for some ten seconds: a line that fails for a moment leaves no keys in the place of words.
        (error: Error) => done(error, !(error instanceof NoTexts)),
      )
    },
  }
}
