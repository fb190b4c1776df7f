export {
  chosenLanguage,
  defaultLanguage,
  isLanguage,
  type Language,
  languageNames,
  languages,
  languageTags,
  nearestFirst,
} from './languages'
export { inLanguage, isBlank, isTexts, missingTexts, textIn, type Texts } from './texts'
