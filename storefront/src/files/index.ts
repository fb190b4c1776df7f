export { deleteFiles } from './device-files'
export { FileSender } from './file-sender'
