export { Canvas } from './canvas'
