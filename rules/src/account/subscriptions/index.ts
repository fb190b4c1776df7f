export { lineKinds, periodRefusal, statementOf } from './statement'
