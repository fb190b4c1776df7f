export { useTold } from './use-told'
