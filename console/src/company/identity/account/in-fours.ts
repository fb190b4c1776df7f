/** Long secrets are typed in groups of four. */
export const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? ''
