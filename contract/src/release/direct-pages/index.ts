export { directPageOperations, directPagesTopic } from './operations'
export { DirectPageDraft, DirectPageView, TellsPage } from './schema'
