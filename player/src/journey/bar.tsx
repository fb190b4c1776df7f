import type { MouseEvent } from 'react'
import { Icon } from '../faces'
import type { Words } from '../words'
import { isSecondTap } from './second-tap'

type Props = {
  words: Words
  isLast: boolean
  isKept: boolean
  /** Left out where there is no link to be had; null as long as nobody answers. */
  onLater: (() => void) | null | undefined
  /** What the chosen plan costs, null while that is not known; left out where no price is shown. */
  total: string | null | undefined
}

/** Where the answers are, what it comes to, and the one button of the page. */
export function Bar({ words, isLast, isKept, onLater, total }: Props) {
  return (
    <>
      {isKept && (
        <aside className="kept">
          <Icon name="kept" />
          {words.kept}
          <LaterButton {...{ words, onLater }} />
        </aside>
      )}
      <footer className="bar">
        <div>
          <noscript>{words.noScript}</noscript>
          {total !== undefined && (
            <p className="total" role="status">
              {total && (
                <>
                  <span className="unseen">{words.priceTitle}</span> {total} <small>{words.inTotal}</small>
                </>
              )}
            </p>
          )}
          <button type="submit" className="go" onClick={stopSecond}>
            {isLast ? words.see : words.next}
            <Icon name="next" />
          </button>
        </div>
      </footer>
    </>
  )
}

export const LaterButton = ({ words, onLater }: Pick<Props, 'words' | 'onLater'>) =>
  onLater !== undefined && (
    <button type="button" className="plain" disabled={!onLater} onClick={onLater ?? undefined}>
      {words.mailLink}
    </button>
  )

const stopSecond = (event: MouseEvent) => {
  if (isSecondTap({ clicks: event.detail, openForMs: Infinity, isRefused: false })) event.preventDefault()
}
