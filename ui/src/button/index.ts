export { Button } from './button'
