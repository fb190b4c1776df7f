export {
  chosenLanguage,
  defaultLanguage,
  isLanguage,
  type Language,
  languageNames,
  languages,
  languageTags,
} from './languages'
export { inLanguage, isTexts, missingTexts, textIn, type Texts } from './texts'
