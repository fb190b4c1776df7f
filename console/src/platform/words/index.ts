export { useErrorWords } from './use-words'
export { loadWordsOf, setWords, wordsOfCode } from './words'
