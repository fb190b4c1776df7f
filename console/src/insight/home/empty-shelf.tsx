/** Three pages still to be drawn. */
export function EmptyShelf() {
  return (
    <svg className="empty-shelf" viewBox="0 0 264 72" width="264" height="72" aria-hidden="true">
      {[0, 92, 184].map((left) => (
        <g key={left} transform={`translate(${left} 0)`}>
          <rect className="empty-page" x="1" y="1" width="78" height="70" rx="6" />
          <path className="empty-page-line" d="M1 14h78" />
          <rect className="empty-page-word" x="10" y="26" width="34" height="5" rx="2.5" />
          <rect className="empty-page-word" x="10" y="36" width="24" height="5" rx="2.5" />
          <rect className="empty-page-button" x="10" y="50" width="22" height="10" rx="3" />
        </g>
      ))}
    </svg>
  )
}
