export { hostNameOf, HostTable, isServed, type KnownHost } from './host-table'
export { ownHost, ownNames } from './own-hosts'
