/**
 * Lines of cover and declarations stand in each plan that has them and are written for all of them: the key that they
 * have together, or null for what stands alone.
 */
export function sharedKey(key: readonly string[]): string | null {
  const [part, list, , inner, name, field] = key
  if (part !== 'plans' || list !== 'plans' || key.length !== 6) return null
  const isShared = (inner === 'covers' && (field === 'title' || field === 'tooltip')) || inner === 'declarations'
  return isShared ? [part, inner, name, field].join('/') : null
}
