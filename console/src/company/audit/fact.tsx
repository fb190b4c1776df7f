/** A line of what was recorded. */
export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div style={{ display: 'contents' }}>
      <dt>{name}</dt>
      <dd className="cw-num">{value}</dd>
    </div>
  )
}
