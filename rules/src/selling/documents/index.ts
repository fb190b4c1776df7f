export { type DocumentKind, documentKinds } from './document-kind'
