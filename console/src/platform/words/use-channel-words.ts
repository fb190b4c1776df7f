import { useTexts } from '@coverwright/ui/locales'

const KNOWN = ['direct', 'directPage', 'agent', 'partner'] as const

/** Where buyers came from in words; a code that a company made up is shown as it is. */
export function useChannelWords() {
  const t = useTexts('platform')
  return (channel: string) => {
    const known = KNOWN.find((word) => word === channel)
    return known ? t(`channel.${known}`) : channel
  }
}
