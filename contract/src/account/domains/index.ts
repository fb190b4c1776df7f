export { domainOperations, domainsTopic } from './operations'
export {
  type CertificateFailure,
  certificateFailures,
  DomainRowView,
  DomainTarget,
  DomainView,
  OfferedName,
  RecordView,
  TargetView,
  TypedName,
} from './schema'
