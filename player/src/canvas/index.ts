export { Canvas } from './canvas'
export { hearUnfocused } from '../preview'
