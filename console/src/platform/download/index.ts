export { downloadFrom } from './download-from'
export { downloadText } from './download-text'
