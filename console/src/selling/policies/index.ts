export { AnswersCard } from './answers-card'
export { policiesScreens } from './pages'
