export { editorScreens } from './pages'
export { useEditing } from './use-editing'
