import { Component, createRef, type ReactNode } from 'react'

type Props = { newest: string | undefined; children: ReactNode }
type Held = { entry: Element; top: number } | null

/**
 * Keeps what is being read where it is when something is put in above it. A class, because only a class is asked right
 * before the page changes; browsers do the like by themselves, but not all of them.
 */
export class KeepPlace extends Component<Props> {
  private readonly box = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: Props): Held {
    const box = this.box.current
    if (!box || before.newest === undefined || before.newest === this.props.newest) return null
    const edge = topOf(scrollerOf(box))
    // Whoever sees the beginning sees what comes in there: nothing has to be held.
    if (box.getBoundingClientRect().top >= edge) return null
    const entry = [...box.querySelectorAll('[data-entry]')].find((each) => each.getBoundingClientRect().bottom > edge)
    return entry ? { entry, top: entry.getBoundingClientRect().top } : null
  }

  override componentDidUpdate(_before: Props, _state: unknown, held: Held) {
    const box = this.box.current
    if (!held || !box) return
    scrollerOf(box).scrollTop += held.entry.getBoundingClientRect().top - held.top
  }

  override render() {
    return (
      <div ref={this.box} className="cw-timeline-kept">
        {this.props.children}
      </div>
    )
  }
}

function scrollerOf(element: Element): Element {
  const isScroller = (each: Element) => /auto|scroll/.test(getComputedStyle(each).overflowY)
  let at = element.parentElement
  while (at && !isScroller(at)) at = at.parentElement
  return at ?? document.scrollingElement ?? document.documentElement
}

const topOf = (scroller: Element) => (scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top)
