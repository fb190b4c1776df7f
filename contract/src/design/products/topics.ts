import { liveTopic } from '../../platform'

/** Products and what they are made of: whoever has one open sees what others do to it. */
export const productsTopic = liveTopic('products')
