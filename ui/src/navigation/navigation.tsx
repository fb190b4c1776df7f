import { createContext, use, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react'

export type Navigate = (href: string) => void

const NavigationContext = createContext<Navigate>((href) => window.location.assign(href))

/** ui knows no router: whoever has one hands it in here. */
export function NavigationProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  return <NavigationContext value={navigate}>{children}</NavigationContext>
}

export const useNavigate = (): Navigate => use(NavigationContext)

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string }

/** A real anchor (open in a new tab works) that goes through the router on a plain click. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || rest.target === '_blank' || !isPlainClick(event)) return
    event.preventDefault()
    navigate(href)
  }
  return <a {...rest} href={href} onClick={go} />
}

export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
