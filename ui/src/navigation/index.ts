export { isPlainClick, Link, NavigationProvider, useNavigate } from './navigation'
export type { Navigate } from './navigation'
