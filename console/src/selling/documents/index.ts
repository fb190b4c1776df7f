export { SentFilesCard } from './sent-files-card'
