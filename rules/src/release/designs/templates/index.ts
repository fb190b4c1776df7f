import type { TemplateSheet } from '../sheet'
import { car } from './car'
import { home } from './home'
import { landlord } from './landlord'
import { life } from './life'
import { medical } from './medical'
import { motorbike } from './motorbike'
import { personalAccident } from './personal-accident'
import { pet } from './pet'
import { travel } from './travel'
import { van } from './van'

/** One for each kind of insurance, in the order that a gallery shows them. */
export const sheets: readonly TemplateSheet[] = [
  ...[travel, car, home, medical, pet],
  ...[personalAccident, landlord, van, motorbike, life],
]
