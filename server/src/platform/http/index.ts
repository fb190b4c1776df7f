export { type App, createApp, surroundingsOf } from './app'
export { createLog, type Log } from './log'
export { findMaintenance, setMaintenance } from './store'
