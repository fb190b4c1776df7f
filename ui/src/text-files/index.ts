export { flattenTexts, joinTexts, type TextFile } from './text-file'
