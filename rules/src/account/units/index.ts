export {
  isNowLow,
  LOW_BALANCE,
  packOf,
  spendRefusal,
  UNIT_COST,
  UNIT_CURRENCY,
  unitLines,
  type UnitMove,
  unitMoves,
  unitPacks,
  type UnitUse,
  unitUses,
} from './units'
