import { writeFileSync } from 'node:fs'
import { printTokensCss } from './print-css'

writeFileSync(new URL('./tokens.css', import.meta.url), printTokensCss())
