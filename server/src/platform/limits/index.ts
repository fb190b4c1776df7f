export { Gate } from './gate'
export { batchWriter, deleteCountsBefore } from './store'
