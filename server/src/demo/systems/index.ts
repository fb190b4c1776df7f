export { DEMO_KEY } from './answered'
export { type RunningSystems, startDemoSystems } from './start-systems'
export { TROUBLED_PLATES } from './troubled-plates'
