/** Where the certificate authority for tests is on this machine, or null. */
export function findPebble(): string | null
