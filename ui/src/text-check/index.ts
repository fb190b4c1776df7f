export { checkTexts } from './check-texts'
export type { TextCheck, TextProblem } from './check-texts'
export { collectTexts } from './collect-texts'
