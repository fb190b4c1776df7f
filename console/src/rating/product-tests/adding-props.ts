import type { OpenedProduct } from '../../design/products'

/** What each way of adding tests gets. */
export type AddingProps = { opened: OpenedProduct; onClose: () => void }
