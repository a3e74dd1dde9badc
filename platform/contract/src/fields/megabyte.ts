/** The bytes of a megabyte, without zod, so that the console may import it. */
export const megabyte = 1024 * 1024
