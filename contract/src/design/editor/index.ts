export { editorOperations } from './operations'
export { EditingView, FormPatch } from './schema'
export { editingTopic } from './topic'
