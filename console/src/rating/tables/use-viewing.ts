import { useFormats } from '@coverwright/ui/formats'
import { useCallback, useState } from 'react'
import { ALL, makeView, type Viewing } from './sheet/make-view'
import type { Sheet } from './sheet/sheet'

/** How the rows are shown; the sheet keeps the places, this keeps what was asked for. */
export function useViewing(sheet: Sheet) {
  const { decimalMark } = useFormats()
  const [asked, setAsked] = useState<{ sheet: Sheet; viewing: Viewing }>({ sheet, viewing: ALL })
  const viewing = asked.sheet === sheet ? asked.viewing : ALL
  const view = useCallback(
    (next: Viewing) => {
      setAsked({ sheet, viewing: next })
      sheet.setView(makeView(sheet, next, decimalMark))
    },
    [decimalMark, sheet],
  )
  return { viewing, view }
}
