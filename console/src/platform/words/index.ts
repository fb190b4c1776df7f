export { roomIn, useMentioned, useMentions } from './use-mentions'
export { useRoleWords } from './use-role-words'
export { useErrorWords, useSaveWords } from './use-words'
export { loadWordsOf, roomOfCode, setWords, wordsOfCode } from './words'
