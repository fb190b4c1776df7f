export { journeyDocument } from '../journey'
export { type AfterPage, renderAfter } from './render-after'
export { type Notice, renderNotice } from './render-notice'
export { type RenderedPage, renderPage, type StorefrontBuild } from './render-page'
