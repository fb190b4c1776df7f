export { componentOperations, fontOperations, libraryTopic, photoOperations } from './operations'
export { ComponentDraft, ComponentPages, ComponentView } from './schema'
export { Crop, Focus, FontDraft, FontView, type LibraryUse, PhotoDraft, PhotoView } from './schema'
