export { downloadText } from './download-text'
