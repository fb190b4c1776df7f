export {
  defaultLanguage,
  isLanguage,
  type Language,
  languageNames,
  languageOfTag,
  languages,
  languageTag,
  nearestLanguage,
  spelledLike,
} from './languages'
