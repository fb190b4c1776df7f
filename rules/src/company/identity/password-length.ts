/** Long enough for any pass phrase, short enough that hashing one costs nothing unusual. */
export const MAX_PASSWORD_LENGTH = 128
