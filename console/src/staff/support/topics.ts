import { useTexts } from '@coverwright/ui/locales'

const topics = ['start', 'product', 'billing', 'fault', 'privacy', 'other'] as const

/** What people write about. The team reads the topic in the words in which it was chosen. */
export function useTopics() {
  const t = useTexts('support')
  return topics.map((topic) => ({ value: t(`topic.${topic}`), label: t(`topic.${topic}`) }))
}
