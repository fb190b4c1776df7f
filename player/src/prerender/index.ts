export { journeyDocument } from '../journey'
export {
  type DirectPage,
  type DirectPart,
  type DirectPicture,
  type DirectPlan,
  directWords,
  renderDirect,
export { type AfterPage, renderAfter } from './render-after'
export { type Notice, renderNotice } from './render-notice'
export { escapeHtml } from './escape'
export { documentOf, type RenderedPage, renderPage, type StorefrontBuild } from './render-page'
export { sayAnswers } from './say-answers'
