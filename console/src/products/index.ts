export { PreviewButton } from './preview-button'
