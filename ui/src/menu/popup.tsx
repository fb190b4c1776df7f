import { useCallback, useId, useLayoutEffect, useRef, useState, type ReactNode, type ToggleEvent } from 'react'
import { placePopup, type PopupAlign } from './place-popup'
import './menu.css'

/** Put these on the button that opens the popup. */
export type TriggerProps = {
  popoverTarget: string
  'aria-expanded': boolean
  'aria-haspopup': 'menu' | 'dialog'
}

export type PopupProps = {
  trigger: (props: TriggerProps) => ReactNode
  label: string
  align?: PopupAlign
  holds?: 'menu' | 'dialog'
  children: (close: () => void) => ReactNode
}

/** A browser popover: on top of everything (dialogs too), closed by Escape or a click elsewhere, focus goes back. */
export function Popup({ trigger, label, align = 'start', holds = 'dialog', children }: PopupProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => panel.current?.hidePopover(), [])
  useLayoutEffect(() => {
    if (!isOpen || !panel.current) return
    const place = () => panel.current && movePanel(panel.current, align)
    place()
    focusFirst(panel.current)
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [isOpen, align])
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-expanded': isOpen, 'aria-haspopup': holds })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="cw-popup"
        role={holds === 'dialog' ? 'dialog' : undefined}
        aria-label={holds === 'dialog' ? label : undefined}
        onToggle={(event: ToggleEvent<HTMLDivElement>) =>
          event.target === panel.current && setOpen(event.newState === 'open')
        }
      >
        {isOpen && children(close)}
      </div>
    </>
  )
}

function movePanel(panel: HTMLDivElement, align: PopupAlign) {
  const trigger = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`)
  if (!trigger) return
  panel.style.maxHeight = ''
  const size = { width: panel.offsetWidth, height: panel.offsetHeight }
  const view = { width: window.innerWidth, height: window.innerHeight }
  const place = placePopup(trigger.getBoundingClientRect(), size, view, align)
  panel.style.left = `${place.left}px`
  panel.style.top = `${place.top}px`
  panel.style.maxHeight = `${place.maxHeight}px`
  panel.dataset.placed = 'true'
}

function focusFirst(panel: HTMLElement) {
  panel.querySelector<HTMLElement>('[data-autofocus], input, [role^=menuitem], button, a[href]')?.focus()
}
