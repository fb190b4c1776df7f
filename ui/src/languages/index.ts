export {
  defaultLanguage,
  isLanguage,
  type Language,
  languageNames,
  languageOfTag,
  languages,
  languageTag,
  nearestLanguage,
} from './languages'
