import { useLanguage } from '../src/locales'

/** The gallery is not shipped, so its words stand beside their Chinese instead of in text files. */
export function useWords() {
  const { language } = useLanguage()
  return (english: string, chinese: string) => (language.startsWith('zh') ? chinese : english)
}
