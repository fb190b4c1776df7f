export { publishingScreens } from './pages'
export { PublishPart } from './publish-part'
