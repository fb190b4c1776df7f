export { type Comer, Gate, type Verdict } from './gate'
export { batchWriter, deleteCountsBefore } from './store'
