import type { Difference } from '@coverwright/rules/release/versions'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { useDifferenceWords } from './use-difference-words'

/** So many are shown at first: who typed all morning has many. */
const FIRST = 6

type Props = { differences: readonly Difference[]; more: number; isWhole?: boolean }

export function Sentences({ differences, more, isWhole = false }: Props) {
  const t = useTexts('versions')
  const words = useDifferenceWords()
  const [isOpen, setOpen] = useState(isWhole)
  const shown = isOpen ? differences : differences.slice(0, FIRST)
  const hidden = differences.length - shown.length
  return (
    <>
      <ul className="history-sentences">
        {shown.map((difference, at) => (
          <li key={at} dir="auto">
            {words(difference)}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button size="small" type="link" onClick={() => setOpen(true)}>
          {t('showMore', { count: hidden })}
        </Button>
      )}
      {isOpen && more > 0 && <p className="history-more">{t('more', { count: more })}</p>}
    </>
  )
}
