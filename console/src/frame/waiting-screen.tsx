import { ListSkeleton } from '@coverwright/ui/page'

/** While a screen's part of the console is on its way. */
export function WaitingScreen() {
  return (
    <div className="screen screen-waiting">
      <ListSkeleton rows={8} />
    </div>
  )
}
