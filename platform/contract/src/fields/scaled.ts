/**
 * The largest scaled number, to both sides of 0: fifteen digits, which JSON, both databases, a spreadsheet and a number field
 * of the console all keep exactly. Without zod, so that the console may import it.
 */
export const largestScaled = 999_999_999_999_999

/** The largest whole number: nine digits, which an integer column holds on every engine. */
export const largestInteger = 999_999_999
