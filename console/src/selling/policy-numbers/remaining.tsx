import type { DesignView } from '@coverwright/contract/selling/policy-numbers'
import { isRunningOut } from '@coverwright/rules/selling/policy-numbers'
import { useFormats } from '@coverwright/ui/formats'

/** How many are left, as a figure and as a bar. */
export function Remaining({ design: { given, left } }: { design: DesignView }) {
  const { number } = useFormats()
  const share = given + left === 0 ? 0 : left / (given + left)
  return (
    <span className="numbers-left">
      <span className="cw-num">{number(left)}</span>
      <i aria-hidden="true">
        <b style={{ width: `${share * 100}%` }} data-low={isRunningOut(given, left)} />
      </i>
    </span>
  )
}
