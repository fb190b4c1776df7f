export { useDelete } from './use-delete'
export { useToast } from './use-toast'
