/** As people type it, 'harbour.example': the safe scheme is added. What has one, whichever, stays as it is. */
export const webAddress = (typed: string): string =>
  typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
