export { TextFileButton } from './text-file-button'
