import { Button as AntButton, type ButtonProps } from 'antd'

/**
 * The button of every screen. One that is at work takes no press: antd only shows that, this also says it, to a screen
 * reader and to whoever waits for it.
 */
export function Button(props: ButtonProps) {
  const isAtWork = Boolean(props.loading)
  return <AntButton {...(isAtWork ? { 'aria-busy': true, 'aria-disabled': true } : {})} {...props} />
}
