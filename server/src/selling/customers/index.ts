export { keepHolders, normalEmail } from './keep-holder'
export { type CustomerRow, findCustomers } from './store'
export { customerNames } from './tables'
