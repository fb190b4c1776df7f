export { publishingOperations, ShellView } from './operations'
