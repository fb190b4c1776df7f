import { Button as AntButton, type ButtonProps } from 'antd'
import type { MouseEvent } from 'react'

/**
 * The button of every screen. One that is at work takes no press: antd only shows that, this also says it, to a screen
 * reader and to whoever waits for it. One that starts work takes a double press for one: the second is there before
 * the first is seen to be at work.
 */
export function Button({ onClick, ...props }: ButtonProps) {
  const isAtWork = Boolean(props.loading)
  const press = (event: MouseEvent<HTMLElement>) =>
    props.loading !== undefined && event.detail > 1 ? event.preventDefault() : onClick?.(event)
  return <AntButton {...(isAtWork ? { 'aria-busy': true, 'aria-disabled': true } : {})} {...props} onClick={press} />
}
