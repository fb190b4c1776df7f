import type { OpenedProduct } from '../products'

/** What each way of adding tests gets. */
export type AddingProps = { opened: OpenedProduct; onClose: () => void }
