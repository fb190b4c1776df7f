export { type DocumentKind, documentKinds, standardDocuments } from './document-kind'
