import { Grid } from './grid'
import { GridMenu } from './grid-menu'
import type { GridProps } from './grid-props'
import type { OpenSheet } from './open-sheet'
import { TwoWayView } from './two-way-view'

type Props = GridProps & {
  opened: OpenSheet
  isWhole: boolean
  isTwoWay: boolean
  onScale: () => void
  onHistory: () => void
}

/** The rows themselves: one under the other with their menu, or with one key across. */
export function TableRows({ opened, isWhole, isTwoWay, onScale, onHistory, ...grid }: Props) {
  const { mayEdit, onChanges, sheet } = grid
  if (isTwoWay) return <TwoWayView {...{ mayEdit, onChanges, sheet }} />
  return (
    <GridMenu {...{ isWhole, mayEdit, onChanges, onHistory, onScale, opened }}>
      <Grid {...grid} />
    </GridMenu>
  )
}
