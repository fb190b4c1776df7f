export { loadRunTimeConfig, type RunTimeConfig, runTimeConfig } from './run-time-config'
