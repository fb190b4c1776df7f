/** Every zone the browser's calendar knows, with UTC first. */
export const zoneOptions = () =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }))
