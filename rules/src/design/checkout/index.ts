export { type SaleCode, saleRefusals } from './sale-refusals'
export { dayQuestions, lengthQuestions } from './sale-questions'
