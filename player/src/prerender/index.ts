export { journeyDocument } from '../journey'
export { renderMissing } from './render-missing'
export { type RenderedPage, renderPage, type StorefrontBuild } from './render-page'
