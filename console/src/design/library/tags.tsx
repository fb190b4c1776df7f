import { keptTags } from '@coverwright/rules/design/library'

/** As people type them: with commas, of either script. */
export const tagsOf = (typed: string): string[] => keptTags(typed.split(/[,，、;；]/))
export const tagsAsText = (tags: readonly string[]): string => tags.join(', ')

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="library-tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
