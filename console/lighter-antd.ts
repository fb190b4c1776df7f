import type { Plugin } from 'vite'

/** Whether writing on a colour has to be dark, without the colour picker that antd takes the question from. */
const BRIGHTNESS = `
import { FastColor } from '@ant-design/fast-color'
export class AggregationColor extends FastColor {}
export const isBright = (colour, ground) => {
  const { r, g, b, a } = colour.toRgb()
  if (a <= 0.5) return colour.onBackground(ground).toHsv().v > 0.5
  return r * 0.299 + g * 0.587 + b * 0.114 > 192
}`

/** For tooltips that share one bubble, which no screen here asks for: 'unique' is never set. */
const NO_SHARED_BUBBLE = 'export default ({ children }) => children'

const ASKS_BRIGHTNESS = /antd\/es\/(button\/style\/token|tag\/style\/index)\.js$/
const BRIGHTNESS_ID = '\0antd-brightness'
const BUBBLE_ID = '\0antd-no-shared-bubble'

/**
 * antd's button asks the colour picker one question and so brings it, its folding panels and their styles along, and its
 * provider brings every part of a pop-up for an option that is off: together a tenth of what the first screen weighs.
 */
export const lighterAntd = (): Plugin => ({
  name: 'lighter-antd',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (ASKS_BRIGHTNESS.test(importer) && source.startsWith('../../color-picker/')) return BRIGHTNESS_ID
    if (importer.endsWith('antd/es/config-provider/index.js') && source === '../tooltip/UniqueProvider')
      return BUBBLE_ID
    return null
  },
  load: (id) => (id === BRIGHTNESS_ID ? BRIGHTNESS : id === BUBBLE_ID ? NO_SHARED_BUBBLE : null),
})
