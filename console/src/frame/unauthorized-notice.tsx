import { Unauthorized } from '@coverwright/ui/page'

/** For somebody signed in at an address that exists and is not theirs. */
export function UnauthorizedNotice() {
  return (
    <div className="screen" data-screen="unauthorized">
      <Unauthorized home="/home" />
    </div>
  )
}
