import type { SetUpPart } from '../products'
import { bookImpact, connectors, dataset, plans, pricing, tests, underwriting } from './body-facts'

/** In the order in which people go through them. A room with a part gives its own facts from its door and is named here. */
export const parts: readonly SetUpPart[] = [dataset, connectors, plans, pricing, underwriting, tests, bookImpact]
