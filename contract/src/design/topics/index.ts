import { liveTopic } from '../../platform'

/** Products and what they are made of: whoever has one open sees what others do to it. Its parts stand below the product, so they share it here. */
export const productsTopic = liveTopic('products')
