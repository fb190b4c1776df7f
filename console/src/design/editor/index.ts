export { editorScreens } from './pages'
