export { ownVersion, watchVersion } from './watch-version'
