const hours = [0, 6, 12, 18, 24]
const WIDTH = 336

/** The axis of a day without a bar on it. */
export function EmptyDay() {
  return (
    <svg className="empty-day cw-num" viewBox="0 0 336 92" aria-hidden="true">
      {[6, 39, 72].map((height) => (
        <line key={height} x1="0" x2={WIDTH} y1={height} y2={height} />
      ))}
      {Array.from({ length: 24 }, (_, hour) => (
        <rect key={hour} x={2 + hour * 14} y="70" width="10" height="2" rx="1" />
      ))}
      {hours.map((hour) => (
        <text
          key={hour}
          x={(hour / 24) * WIDTH}
          y="90"
          textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
        >
          {String(hour).padStart(2, '0')}:00
        </text>
      ))}
    </svg>
  )
}
