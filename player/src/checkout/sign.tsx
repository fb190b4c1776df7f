/** Drawn as the journey's own icons are, for the pages after it. */
const paths = {
  lock: 'M6.5 10.5h11v9h-11zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  tag: 'M4 4h7l9 9-7 7-9-9zM8 8v.01',
  cross: 'M6 6l12 12M18 6 6 18',
  tick: 'm5 12.5 4.5 4.5L19 7.5',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  wrong: 'M12 8v5M12 16.5v.01M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  clock: 'M12 7.5V12l3 2M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 20a7 7 0 0 1 14 0',
  paper: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4M10 12h5M10 15.5h5',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
} as const

export function Sign({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
