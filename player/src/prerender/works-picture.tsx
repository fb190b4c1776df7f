const teeth = Array.from({ length: 8 }, (_, at) => at * 45)

/** Two wheels at work: one turn is 210 frames at 60 a second and ends where it began. Whoever wants no motion sees them rest. */
export const worksCss =
  '.works{width:min(500px,70vw);height:auto}.works-large{fill:var(--brand)}.works-small{fill:var(--line-2)}.works circle+circle{fill:var(--ground)}' +
  '@media (prefers-reduced-motion:no-preference){.works g g{animation:works 3.5s steps(210) infinite}.works-small g{animation-direction:reverse}}' +
  '@keyframes works{to{rotate:360deg}}'

export const WorksPicture = () => (
  <svg className="works" viewBox="0 0 500 500" width="500" height="500" aria-hidden="true">
    <Wheel className="works-large" place="translate(200 270) scale(1.6)" />
    <Wheel className="works-small" place="translate(358 150)" />
  </svg>
)

const Wheel = ({ className, place }: { className: string; place: string }) => (
  <g className={className} transform={place}>
    <g>
      {teeth.map((angle) => (
        <rect key={angle} x="-11" y="-78" width="22" height="26" rx="4" transform={`rotate(${angle})`} />
      ))}
      <circle r="60" />
      <circle r="24" />
    </g>
  </g>
)
